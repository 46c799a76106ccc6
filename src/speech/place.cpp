#include "clew/speech/place.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/contents.hpp"
#include "clew/speech/sentence.hpp"

#include <array>
#include <cstring>

namespace clew {

namespace {

// Every set of exits as it is told, made when compiled: a move copies one of fixed size.
struct ExitsText {
    std::array<char, 63> text{};
    std::uint8_t length = 0;
};

constexpr std::size_t sets = 64;
using ExitsTexts = std::array<ExitsText, sets>;

constexpr void append(ExitsText& to, std::string_view text) {
    for (const char c : text) {
        to.text[to.length++] = c;
    }
}

constexpr ExitsText exits_text(Exits exits, const std::array<std::string_view, 6>& names) {
    ExitsText out;
    append(out, ". Exits: ");
    bool first = true;
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            append(out, first ? "" : ", ");
            append(out, names[static_cast<std::size_t>(direction)]);
            first = false;
        }
    }
    append(out, first ? "none.\n" : ".\n");
    return out;
}

constexpr ExitsTexts exits_texts(const std::array<std::string_view, 6>& names) {
    ExitsTexts texts;
    for (std::size_t i = 0; i < sets; ++i) {
        texts[i] = exits_text(Exits::of_bits(static_cast<unsigned>(i)), names);
    }
    return texts;
}

constexpr ExitsTexts compass = exits_texts({"north", "south", "east", "west", "up", "down"});
constexpr ExitsTexts screen =
    exits_texts({"up", "down", "right", "left", "upstairs", "downstairs"});

// 0 to 999, left-aligned: digits that follow one another at random leave no branch to guess.
struct Digits {
    std::array<char, 3> text{};
    std::uint8_t length = 0;
};

constexpr std::array<Digits, 1000> small_numbers = [] {
    std::array<Digits, 1000> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Digits& digits = numbers[i];
        for (std::size_t unit = i < 10 ? 1 : i < 100 ? 10 : 100; unit > 0; unit /= 10) {
            digits.text[digits.length++] = static_cast<char>('0' + i / unit % 10);
        }
    }
    return numbers;
}();

char* put(char* at, std::string_view text) {
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
}

char* put_number(char* at, std::uint32_t number) {
    if (number >= small_numbers.size()) {
        std::string digits;
        append_number(digits, number);
        return put(at, digits);
    }
    const Digits& digits = small_numbers[number];
    std::memcpy(at, digits.text.data(), digits.text.size());
    return at + digits.length;
}

constexpr std::size_t line_max = 128; // "You are at row N, column N" of ten digits each, and exits

const RoomText* text_of(const World& world, RoomId room) {
    const Site* site = world.site(room);
    return site == nullptr || !site->text ? nullptr : &world.rooms()[*site->text];
}

// The world's own exits unless some are secret: that is what a plain move looks at.
Exits exits_told(const Telling& telling, RoomId room) {
    return telling.world.has_secrets() ? exits_of(telling.world, telling.state, room)
                                       : telling.world.exits(room);
}

} // namespace

void tell_place(std::string& out, const Telling& telling) {
    tell_place(out, telling, telling.state.room);
}

void tell_place(std::string& out, const Telling& telling, RoomId room) {
    const Manner& manner = telling.voice.manner;
    std::array<char, line_max> line;
    char* at = line.data();
    const Grid& grid = telling.world.grid();
    if (manner.coordinates == Coordinates::row_column) {
        const Place place = grid.place_of(room);
        at = put_number(put(at, "You are at row "), place.row);
        at = put_number(put(at, ", column "), place.column);
    } else {
        std::string name;
        append_place(name, grid, room, manner.coordinates);
        at = put(put(at, "You are at "), name);
    }
    const ExitsTexts& texts = manner.keys == Keys::compass ? compass : screen;
    const ExitsText& exits = texts[exits_told(telling, room).bits()];
    std::memcpy(at, exits.text.data(), exits.text.size());
    const auto length = static_cast<std::size_t>(at - line.data()) + exits.length;
    const std::string_view whole(line.data(), length);
    if (telling.voice.width == 0 || length - 1 <= telling.voice.width) {
        out += whole;
    } else {
        append_text(out, telling.voice, whole.substr(0, length - 1));
    }
}

void tell_arrival(std::string& out, const Telling& telling, RoomId room, RoomTold told) {
    const RoomText* text = text_of(telling.world, room);
    const bool dark = is_dark(telling, room);
    if (text != nullptr) {
        append_text(out, telling.voice, text->name);
    }
    if (text != nullptr && !dark && told != RoomTold::none) {
        const bool again = told == RoomTold::again && !text->again.empty();
        append_text(out, telling.voice, again ? text->again : text->text);
    }
    tell_place(out, telling, room);
    if (dark) {
        append_text(out, telling.voice,
                    "It is dark here. You can make out nothing but the ways out.");
        return;
    }
    append_text(out, telling.voice, closed_doors_text(telling, room));
    append_text(out, telling.voice, lying_text(telling, room));
}

std::string named_place(const Telling& telling, RoomId room) {
    const RoomText* text = text_of(telling.world, room);
    std::string place = place_name(telling, room);
    return text == nullptr || text->name.empty() ? place : place + ", " + text->name;
}

bool is_plain(const Telling& telling, RoomId room) {
    const Site* site = telling.world.site(room);
    return (site == nullptr || !site->text) && is_bare(telling, site, room);
}

} // namespace clew
