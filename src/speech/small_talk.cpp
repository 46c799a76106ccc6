#include "clew/speech/small_talk.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <array>
#include <vector>

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
    {"unlock", true, true, doors},
    {"close", true, true, doors},
    {"lock", true, true, doors},
    {"talk", true, true, speech},
    {"ask", true, true, speech},
    {"tell", true, true, speech},
});

constexpr std::array<std::string_view, 6> ways_in = {"in",    "out",   "enter",
                                                     "leave", "go in", "go out"};

constexpr std::array<std::string_view, 3> long_walks = {"go to ", "walk to ", "goto "};

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

bool fits(const Saying& saying, std::string_view sentence) {
    return sentence == saying.words || (saying.first && begins_with(sentence, saying.words) &&
                                        sentence[saying.words.size()] == ' ');
}

// "n 5", "north 5" or "5 n": what to type for it, as far as that is short.
std::optional<std::string> many_steps(std::string_view sentence, Keys keys) {
    std::vector<std::string_view> words = split_words(sentence);
    if (!words.empty() && words.front() == "go") {
        words.erase(words.begin());
    }
    if (words.size() != 2) {
        return std::nullopt;
    }
    const bool count_first = is_digit(words[0].front());
    const auto count = number_of(words[count_first ? 0 : 1], ~std::uint64_t{0});
    const auto direction = direction_word(words[count_first ? 1 : 0], keys);
    if (!count || !direction) {
        return std::nullopt;
    }
    constexpr std::uint64_t shown_max = 20;
    const char letter = letters_of(keys)[static_cast<std::size_t>(*direction)];
    const std::size_t shown = *count >= 2 && *count <= shown_max ? *count : 3;
    std::string out = "A number does not move you. To go ";
    out.append(word_for(*direction, keys)).append(" ").append(counted(shown, "time", "times"));
    return out.append(", type ").append(shown, letter).append(".");
}

std::optional<std::string> running(std::string_view sentence, Keys keys) {
    if (sentence != "run" && !begins_with(sentence, "run ")) {
        return std::nullopt;
    }
    const std::string_view rest = trim(sentence.substr(3));
    const auto direction = direction_word(rest, keys);
    const Direction way = direction.value_or(Direction::north);
    std::string out = "You walk here, a room at a time. To go ";
    out.append(word_for(way, keys)).append(" three times, type ");
    return out.append(3, letters_of(keys)[static_cast<std::size_t>(way)]).append(".");
}

} // namespace

std::string exits_sentence(const Telling& telling) {
    const Exits exits = telling.world.exits(telling.state.room);
    return "Exits: " + exits_list(exits, telling.voice.manner.keys) + '.';
}

std::optional<SmallTalk> small_talk(std::string_view sentence, const Telling& telling) {
    const Keys keys = telling.voice.manner.keys;
    for (const auto& reply : {many_steps(sentence, keys), running(sentence, keys)}) {
        if (reply) {
            return SmallTalk{*reply, true};
        }
    }
    const auto starts = [&](std::string_view start) { return begins_with(sentence, start); };
    if (std::any_of(long_walks.begin(), long_walks.end(), starts)) {
        return SmallTalk{"Go by direction, a room at a time. " + exits_sentence(telling), true};
    }
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
