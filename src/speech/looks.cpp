#include "clew/speech/looks.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/contents.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::string light_text(const Telling& telling, ItemId id, const std::string& it_is) {
    const Item& item = telling.world.item(id);
    if (is_worn_out(telling.world, telling.state, id)) {
        return it_is + (item.light != Light::none ? " burnt out." : " worn out.");
    }
    if (item.light == Light::none) {
        return {};
    }
    return it_is + (is_alight(telling.world, telling.state, id) ? " lit." : " not lit.");
}

// `it`: "it", or where nothing has been said of the thing its name.
std::string state_text(const Telling& telling, ItemId id, const std::string& it) {
    const Item& item = telling.world.item(id);
    const std::string it_is = capital(it) + (is_plural(item) ? " are" : " is");
    const bool open = telling.state.items[index_of(id)].open;
    const std::string lid = item.openable ? it_is + (open ? " open." : " closed.") : "";
    return joined(joined(lid, light_text(telling, id, it_is)), contents_or_none(telling, id));
}

// "a ladder", with nothing but an article before it.
bool names_it(const std::string& text, const std::string& phrase) {
    constexpr std::array<std::string_view, 3> articles = {" a ", " an ", " the "};
    const std::string folded = ' ' + fold(text) + ' ';
    return std::any_of(articles.begin(), articles.end(), [&](std::string_view article) {
        const std::size_t at = folded.find(std::string(article) + phrase);
        return at != std::string::npos && !is_letter(folded[at + article.size() + phrase.size()]);
    });
}

} // namespace

std::optional<Meaning> look_about(const Telling& telling, const std::string& phrase) {
    const std::string bare = bare_phrase(phrase);
    const Site* site = telling.world.site(telling.state.room);
    if (site == nullptr || bare.empty()) {
        return std::nullopt;
    }
    for (const Way& way : site->ways) {
        const Passage& passage = telling.world.passage(way.passage);
        if (passage.is_secret() && is_found(telling.world, telling.state, way.passage) &&
            names_it(passage.found, bare)) {
            return told("A way leads " +
                        std::string(word_for(way.direction, telling.voice.manner.keys)) + '.');
        }
    }
    const std::vector<RoomId> rooms = find_rooms(telling, bare);
    return std::find(rooms.begin(), rooms.end(), telling.state.room) != rooms.end()
               ? std::optional(asked(Ask::look))
               : std::nullopt;
}

std::string look_text(const Telling& telling, ItemId id) {
    const Item& item = telling.world.item(id);
    const std::string they = is_plural(item) ? "they" : "it";
    if (!item.text.empty()) {
        return joined(item.text, state_text(telling, id, they));
    }
    const std::string state = state_text(telling, id, the_name(item));
    const std::string plain =
        state.empty() ? "You see nothing special about " + the_name(item) + '.' : state;
    const std::string hint = is_plural(item) ? "You could read them." : "You could read it.";
    return joined(plain, item.lore.empty() ? "" : hint);
}

} // namespace clew
