#include "clew/speech/ways.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::span<const Way> ways_here(const Telling& telling) {
    const Site* site = telling.world.site(telling.state.room);
    return site == nullptr ? std::span<const Way>() : std::span(site->ways);
}

std::optional<Direction> way_by_door(const Telling& telling, std::string_view phrase) {
    const std::vector<Named> found = find_items(telling, phrase, Nearness::at_hand);
    const PassageId door =
        found.size() == 1 ? telling.world.way_through(found.front().item) : no_passage;
    for (const Way& way : ways_here(telling)) {
        if (door != no_passage && way.passage == door) {
            return way.direction;
        }
    }
    return std::nullopt;
}

bool is_climbed(std::string_view phrase) {
    constexpr auto words = std::to_array<std::string_view>(
        {"ladder", "stair", "stairs", "stairway", "staircase", "steps", "hatch", "hatchway",
         "trapdoor", "trap door", "shaft"});
    const auto ends_phrase = [=](std::string_view word) {
        return phrase == word || (phrase.size() > word.size() && phrase.ends_with(word) &&
                                  phrase[phrase.size() - word.size() - 1] == ' ');
    };
    return std::any_of(words.begin(), words.end(), ends_phrase);
}

// As a whole word, or more of them: "ladder" is not in "ladders".
bool has_phrase(std::string_view text, std::string_view phrase) {
    const std::string folded = fold(text);
    const auto is_part = [&](std::size_t at) {
        return at < folded.size() && is_letter(folded[at]);
    };
    for (std::size_t at = folded.find(phrase); at != std::string::npos;
         at = folded.find(phrase, at + 1)) {
        if (!(at > 0 && is_part(at - 1)) && !is_part(at + phrase.size())) {
            return true;
        }
    }
    return false;
}

// What no item stands for: it is in the text of the room, or was when a way was found.
bool is_told_of(const Telling& telling, std::string_view phrase) {
    const Site* site = telling.world.site(telling.state.room);
    if (site == nullptr || is_in_dark(telling.world, telling.state)) {
        return false;
    }
    const auto is_found_so = [&](const Way& way) {
        return is_found(telling.world, telling.state, way.passage) &&
               has_phrase(telling.world.passage(way.passage).found, phrase);
    };
    return (site->text && has_phrase(telling.world.rooms()[*site->text].text, phrase)) ||
           std::any_of(site->ways.begin(), site->ways.end(), is_found_so);
}

bool is_seen(const Telling& telling, const std::string& phrase) {
    const std::vector<Named> found = find_items(telling, phrase, Nearness::at_hand);
    return (!found.empty() && is_here(telling, found.front())) || is_told_of(telling, phrase);
}

std::optional<Direction> one_passage(const Telling& telling) {
    std::optional<Direction> only;
    for (const Way& way : ways_here(telling)) {
        if (!is_found(telling.world, telling.state, way.passage)) {
            continue;
        }
        if (only) {
            return std::nullopt;
        }
        only = way.direction;
    }
    return only;
}

} // namespace

std::optional<Direction> way_up_or_down(const Telling& telling) {
    const Exits exits = exits_of(telling.world, telling.state, telling.state.room);
    const bool up = exits.has(Direction::up);
    if (up == exits.has(Direction::down)) {
        return std::nullopt;
    }
    return up ? Direction::up : Direction::down;
}

std::optional<Direction> way_by_name(const Telling& telling, std::string phrase) {
    for (const std::string_view word : {"through", "into", "in", "by", "on", "onto"}) {
        (void)cut_start(phrase, word);
    }
    if (const auto door = way_by_door(telling, phrase)) {
        return door;
    }
    const std::size_t end = phrase.find(' ');
    const auto direction = end == std::string::npos
                               ? std::nullopt
                               : direction_word(phrase.substr(0, end), telling.voice.manner.keys);
    if (direction) {
        std::string name = phrase.substr(end + 1);
        (void)cut_start(name, "through");
        return is_seen(telling, bare_phrase(name)) ? direction : std::nullopt;
    }
    const std::string name = bare_phrase(phrase);
    if (!is_climbed(name) || !is_seen(telling, name)) {
        return std::nullopt;
    }
    const auto way = way_up_or_down(telling);
    return way ? way : one_passage(telling);
}

} // namespace clew
