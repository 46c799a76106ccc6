#include "clew/speech/journeys.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/small_talk.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace clew {

namespace {

template <std::size_t count>
bool is_in(std::string_view word, const std::array<std::string_view, count>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

Meaning so_many(Direction direction, std::string_view digits, Keys keys) {
    const auto steps = number_of(digits, steps_max);
    if (!steps) {
        return refused("That is too far at once; " + std::to_string(steps_max) +
                       " steps are the most.");
    }
    if (*steps == 0) {
        return refused("You stay where you are. Say how many steps, such as '" +
                       std::string(word_for(direction, keys)) + " 5'.");
    }
    return *steps == 1 ? moving({direction})
                       : travelling({.kind = Journey::Kind::steps,
                                     .direction = direction,
                                     .steps = static_cast<std::uint32_t>(*steps)});
}

/// A place as typed. It may be off the grid: only what was seen is anything to the player.
struct TypedPlace {
    Place place;
    std::string name;
};

constexpr std::uint64_t number_max = 4'000'000'000;

// "3,2", "3 2", "(3, 2)", "row 3, column 2".
std::optional<TypedPlace> row_and_column(std::string text) {
    constexpr std::array<std::string_view, 3> small = {"row", "column", "and"};
    const auto is_mark = [](char c) {
        return std::string_view(",()[]").find(c) != std::string_view::npos;
    };
    std::replace_if(text.begin(), text.end(), is_mark, ' ');
    std::vector<std::string_view> words = split_words(text);
    const auto is_small = [&](std::string_view word) { return is_in(word, small); };
    words.erase(std::remove_if(words.begin(), words.end(), is_small), words.end());
    if (words.size() != 2) {
        return std::nullopt;
    }
    const auto row = number_of(words[0], number_max);
    const auto column = number_of(words[1], number_max);
    if (!row || !column) {
        return std::nullopt;
    }
    return TypedPlace{{static_cast<std::uint32_t>(*row), static_cast<std::uint32_t>(*column)},
                      "row " + std::to_string(*row) + ", column " + std::to_string(*column)};
}

// "c4": z is followed by aa, and columns count from one.
std::optional<TypedPlace> letters_and_number(const std::string& text) {
    std::uint64_t row = 0;
    std::size_t at = 0;
    for (; at < text.size() && is_letter(text[at]) && row < number_max; ++at) {
        row = row * 26 + static_cast<std::uint64_t>(to_lower(text[at]) - 'a') + 1;
    }
    const auto column = number_of(std::string_view(text).substr(at), number_max);
    if (row == 0 || row > number_max || !column || *column == 0) {
        return std::nullopt;
    }
    return TypedPlace{
        {static_cast<std::uint32_t>(row - 1), static_cast<std::uint32_t>(*column - 1)}, text};
}

std::optional<TypedPlace> typed_place(const std::string& phrase, const Telling& telling) {
    const bool letters = telling.voice.manner.coordinates == Coordinates::letter_number;
    return letters ? letters_and_number(phrase) : row_and_column(phrase);
}

Meaning to_room(RoomId room, const Telling& telling) {
    return room == telling.state.room ? told("You are there already.")
                                      : travelling({.kind = Journey::Kind::to, .room = room});
}

Meaning to_place(const TypedPlace& typed, const Telling& telling) {
    const Grid& grid = telling.world.grid();
    return grid.holds(typed.place) && telling.tally.seen(grid.at(typed.place))
               ? to_room(grid.at(typed.place), telling)
               : refused("You have not been to " + typed.name + '.');
}

Meaning which_of(const std::vector<RoomId>& rooms, const Telling& telling) {
    std::vector<std::string> names;
    for (const RoomId room : rooms) {
        names.push_back(place_name(telling, room));
    }
    return refused("Which do you mean: " + list_of(names, "or") + '?');
}

// Where what was met is; nothing for what is carried.
std::optional<Meaning> to_something(const std::string& phrase, const Telling& telling) {
    const std::vector<Named> found = find_any(telling, phrase);
    if (found.empty()) {
        return std::nullopt;
    }
    const Named named = found.front();
    const RoomId room = named.item != no_item
                            ? place_of(telling.world, telling.state, named.item)
                            : room_of(telling.world, telling.state, named.encounter);
    if (room == carried) {
        return told("You carry " + the_name(telling.world, named) + '.');
    }
    // Of a place that is seen from here, such as a quay, nobody is there already.
    const bool is_view = named.item != no_item && telling.world.item(named.item).scenery;
    return is_view && room == telling.state.room
               ? told("You see " + the_name(telling.world, named) + " from here. " +
                      exits_sentence(telling))
               : to_room(room, telling);
}

} // namespace

std::optional<Place> place_typed(const std::string& phrase, const Telling& telling) {
    const auto typed = typed_place(phrase, telling);
    return typed ? std::optional(typed->place) : std::nullopt;
}

std::optional<Meaning> steps_of(std::string_view phrase, const Telling& telling) {
    constexpr std::array<std::string_view, 4> small = {"times", "steps", "rooms", "step"};
    std::vector<std::string_view> words = split_words(phrase);
    const auto is_small = [&](std::string_view word) { return is_in(word, small); };
    words.erase(std::remove_if(words.begin(), words.end(), is_small), words.end());
    if (words.size() != 2) {
        return std::nullopt;
    }
    const Keys keys = telling.voice.manner.keys;
    const bool number_first = is_number(words[0]);
    const auto direction = direction_word(words[number_first ? 1 : 0], keys);
    const std::string_view number = words[number_first ? 0 : 1];
    return direction && is_number(number) ? std::optional(so_many(*direction, number, keys))
                                          : std::nullopt;
}

std::optional<Meaning> destination_of(const std::string& phrase, bool to, const Telling& telling) {
    const std::vector<RoomId> rooms = find_rooms(telling, phrase);
    if (!rooms.empty()) {
        return rooms.size() == 1 ? to_room(rooms.front(), telling) : which_of(rooms, telling);
    }
    if (const auto typed = typed_place(phrase, telling)) {
        return to_place(*typed, telling);
    }
    return to ? to_something(phrase, telling) : std::nullopt;
}

void tell_way(std::string& out, const Telling& telling, std::span<const Direction> way) {
    if (way.size() < 2) {
        return;
    }
    std::string text = "You go";
    std::size_t legs = 0;
    auto at = way.begin();
    for (; at != way.end() && legs < way_legs_max; ++legs) {
        const Direction direction = *at;
        const auto end = std::find_if(at, way.end(), [=](Direction d) { return d != direction; });
        text.append(legs == 0 ? " " : ", ");
        text += word_for(direction, telling.voice.manner.keys);
        if (end - at > 1) {
            text.append(" ").append(std::to_string(end - at));
        }
        at = end;
    }
    if (at != way.end()) {
        text.append(", and on for ").append(std::to_string(way.end() - at));
    }
    append_text(out, telling.voice, text + '.');
}

} // namespace clew
