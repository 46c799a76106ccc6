#include "clew/world/exits.hpp"

namespace clew {

std::string text_of(Exits exits) {
    std::string text;
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            text += letter_of(direction);
        }
    }
    return text;
}

std::optional<Exits> exits_of(std::string_view text, std::size_t* at) {
    Exits exits;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto direction = direction_of(text[i]);
        if (!direction || *direction >= Direction::up || exits.has(*direction)) {
            if (at != nullptr) {
                *at = i;
            }
            return std::nullopt;
        }
        exits = exits.with(*direction);
    }
    return exits;
}

} // namespace clew
