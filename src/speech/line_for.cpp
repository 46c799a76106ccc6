#include "clew/speech/line_for.hpp"

#include "clew/play/riddler.hpp"
#include "clew/speech/line.hpp"
#include "clew/speech/understand.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace clew {

namespace {

using Lines = std::vector<std::string>;

bool means(const std::string& line, const Command& command, const Telling& telling) {
    std::string_view rest = line;
    const std::string_view sentence = next_sentence(rest, telling.state.asking != nobody);
    if (!is_clean(line) || sentence != line || !rest.empty()) {
        return false;
    }
    const Meaning meaning = understand(line, telling);
    return meaning.kind == Meaning::Kind::command && meaning.command == command;
}

template <class Thing>
Lines phrases_of(const Thing& thing) {
    Lines phrases = {thing.name};
    phrases.insert(phrases.end(), thing.words.begin(), thing.words.end());
    phrases.push_back(thing.id);
    return phrases;
}

Lines phrases_for(const Telling& telling, ItemId id) { return phrases_of(telling.world.item(id)); }

Lines phrases_for(const Telling& telling, EncounterId id) {
    return phrases_of(telling.world.encounter(id));
}

Lines after(const std::string& words, const Lines& phrases) {
    Lines lines;
    for (const std::string& phrase : phrases) {
        lines.push_back(words + ' ' + phrase);
    }
    return lines;
}

Lines moves(Direction direction, Keys keys) {
    Lines lines;
    const auto letter = static_cast<std::size_t>(direction);
    if (letter < letters_of(keys).size()) {
        lines.emplace_back(1, letters_of(keys)[letter]);
    }
    lines.emplace_back(word_for(direction, keys));
    return lines;
}

Lines gifts(const Command& command, const Telling& telling) {
    Lines lines = after("give", phrases_for(telling, command.item));
    if (command.encounter == nobody) {
        return lines;
    }
    Lines to_someone;
    for (const std::string& gift : lines) {
        const Lines more = after(gift + " to", phrases_for(telling, command.encounter));
        to_someone.insert(to_someone.end(), more.begin(), more.end());
    }
    return to_someone;
}

Lines deeds(const std::string& verb, const Command& command, const Telling& telling) {
    return after(verb, command.item != no_item ? phrases_for(telling, command.item)
                                               : phrases_for(telling, command.encounter));
}

// "put coin in purse", "unlock door with key", or without the second "unlock door".
Lines pairs(const std::string& verb, std::string_view link, const Command& command,
            const Telling& telling) {
    const Lines begun = deeds(verb, command, telling);
    if (command.other == no_item) {
        return begun;
    }
    Lines lines;
    for (const std::string& thing : begun) {
        const Lines more = after(thing + std::string(link), phrases_for(telling, command.other));
        lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
}

Lines putting_lines(const Command& command, const Telling& telling) {
    const bool in = telling.world.item(command.other).holds == Holds::in;
    return pairs("put", in ? " in" : " on", command, telling);
}

Lines candidates(const Command& command, const Telling& telling) {
    switch (command.verb) {
    case Verb::go:
        return moves(command.direction, telling.voice.manner.keys);
    case Verb::take:
        return deeds("take", command, telling);
    case Verb::drop:
        return deeds("drop", command, telling);
    case Verb::examine:
        return deeds("examine", command, telling);
    case Verb::use:
        return deeds("use", command, telling);
    case Verb::read:
        return deeds("read", command, telling);
    case Verb::give:
        return gifts(command, telling);
    case Verb::attack:
        return command.encounter == nobody ? Lines{"attack"} : deeds("attack", command, telling);
    case Verb::answer:
        return {command.text, "answer " + command.text};
    case Verb::open:
        return deeds("open", command, telling);
    case Verb::close:
        return deeds("close", command, telling);
    case Verb::unlock:
        return pairs("unlock", " with", command, telling);
    case Verb::lock:
        return pairs("lock", " with", command, telling);
    case Verb::put:
        return putting_lines(command, telling);
    case Verb::consume:
        return deeds(telling.world.item(command.item).meal == Meal::drink ? "drink" : "eat",
                     command, telling);
    case Verb::light:
        return deeds("light", command, telling);
    }
    return {};
}

std::optional<std::string> wrong_answer(const Riddle& riddle) {
    constexpr std::array<std::string_view, 3> wrong = {"nothing", "no idea", "who knows"};
    for (const std::string_view line : wrong) {
        const auto is_right = [&](const std::string& key) { return is_answer(line, key); };
        if (std::none_of(riddle.answers.begin(), riddle.answers.end(), is_right)) {
            return std::string(line);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> line_for(const Command& command, const Telling& telling) {
    const EncounterId asking = telling.state.asking;
    const bool is_riddle =
        asking != nobody && std::holds_alternative<Riddler>(telling.world.encounter(asking).kind);
    if (command.verb == Verb::answer && command.text.empty() && is_riddle) {
        return wrong_answer(riddle_of(telling.world, telling.state, asking));
    }
    for (std::string& line : candidates(command, telling)) {
        if (means(line, command, telling)) {
            return std::move(line);
        }
    }
    return std::nullopt;
}

std::string_view line_for_move(Direction direction, Keys keys) {
    const auto letter = static_cast<std::size_t>(direction);
    return letter < letters_of(keys).size() ? letters_of(keys).substr(letter, 1)
                                            : word_for(direction, keys);
}

} // namespace clew
