#include "clew/speech/small_talk.hpp"

#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <array>

namespace clew {

namespace {

struct Saying {
    std::string_view words; // the whole sentence, or its first word where `first`
    bool first;
    bool refused;
    std::string_view reply;
};

constexpr std::string_view doors =
    "A door opens when you walk through it with its key in your hands.";
constexpr std::string_view speech = "Those you meet speak first. If they ask, answer.";

constexpr auto sayings = std::to_array<Saying>({
    {"wait", false, false, "Time passes only when you move."},
    {"z", false, false, "Time passes only when you move."},
    {"xyzzy", false, false, "That word belongs to another cave."},
    {"plugh", false, false, "The walls hear you, and keep their own counsel."},
    {"hello", true, false, "Your voice goes round two corners and comes back."},
    {"hi", true, false, "Your voice goes round two corners and comes back."},
    {"thanks", false, false, "You are welcome."},
    {"thank you", false, false, "You are welcome."},
    {"yes", false, true, "Nobody has asked you anything."},
    {"no", false, true, "Nobody has asked you anything."},
    {"open", true, true, doors},
    {"talk", true, true, speech},
    {"ask", true, true, speech},
    {"tell", true, true, speech},
});

constexpr auto ways_in = std::to_array<std::string_view>(
    {"in", "out", "enter", "leave", "go in", "go out", "back", "go back", "return"});

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

bool fits(const Saying& saying, std::string_view sentence) {
    return sentence == saying.words || (saying.first && begins_with(sentence, saying.words) &&
                                        sentence[saying.words.size()] == ' ');
}

} // namespace

std::string exits_sentence(const Telling& telling) {
    const Exits exits = exits_of(telling.world, telling.state, telling.state.room);
    return "Exits: " + exits_list(exits, telling.voice.manner.keys) + '.';
}

std::optional<SmallTalk> small_talk(std::string_view sentence, const Telling& telling) {
    if (std::find(ways_in.begin(), ways_in.end(), sentence) != ways_in.end()) {
        return SmallTalk{"Go by direction. " + exits_sentence(telling), true};
    }
    for (const Saying& saying : sayings) {
        if (fits(saying, sentence)) {
            return SmallTalk{std::string(saying.reply), saying.refused};
        }
    }
    return std::nullopt;
}

} // namespace clew
