#include "clew/speech/place.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

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

constexpr ExitsTexts compass =
    exits_texts({"north", "south", "east", "west", "up", "down"});
constexpr ExitsTexts screen =
    exits_texts({"up", "down", "right", "left", "upstairs", "downstairs"});

constexpr std::array<char, 200> digit_pairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < 100; ++i) {
        pairs[2 * i] = static_cast<char>('0' + i / 10);
        pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
    }
    return pairs;
}();

char* put(char* at, std::string_view text) {
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
}

// Almost every row and column has one or two digits.
char* put_number(char* at, std::uint32_t number) {
    if (number < 10) {
        *at = static_cast<char>('0' + number);
        return at + 1;
    }
    if (number < 100) {
        std::memcpy(at, &digit_pairs[2 * std::size_t{number}], 2);
        return at + 2;
    }
    at = put_number(at, number / 100);
    std::memcpy(at, &digit_pairs[2 * std::size_t{number % 100}], 2);
    return at + 2;
}

constexpr std::size_t line_max = 128; // "You are at row N, column N" of ten digits each, and exits

const RoomText* text_of(const World& world, RoomId room) {
    const Site* site = world.site(room);
    return site == nullptr || !site->text ? nullptr : &world.rooms()[*site->text];
}

void tell_items(std::string& out, const Telling& telling, RoomId room) {
    std::vector<std::string> names;
    bool plural = false;
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        if (telling.state.items[i].room == room) {
            const Item& item = telling.world.items()[i];
            plural = !names.empty() || is_plural(item);
            names.push_back(a_name(item));
        }
    }
    if (!names.empty()) {
        append_text(out, telling.voice,
                    (plural ? "There are " : "There is ") + list_of(names) + " here.");
    }
}

} // namespace

void tell_place(std::string& out, const Telling& telling) {
    tell_place(out, telling, telling.state.room);
}

void tell_place(std::string& out, const Telling& telling, RoomId room) {
    const Manner& manner = telling.voice.manner;
    std::array<char, line_max> line;
    char* at = put(line.data(), "You are at ");
    const Grid& grid = telling.world.grid();
    if (manner.coordinates == Coordinates::row_column) {
        const Place place = grid.place_of(room);
        at = put_number(put(at, "row "), place.row);
        at = put_number(put(at, ", column "), place.column);
    } else {
        std::string name;
        append_place(name, grid, room, manner.coordinates);
        at = put(at, name);
    }
    const ExitsTexts& texts = manner.keys == Keys::compass ? compass : screen;
    const ExitsText& exits = texts[telling.world.exits(room).bits()];
    std::memcpy(at, exits.text.data(), exits.text.size());
    const auto length = static_cast<std::size_t>(at - line.data()) + exits.length;
    const std::string_view whole(line.data(), length);
    if (telling.voice.width == 0 || length - 1 <= telling.voice.width) {
        out += whole;
    } else {
        append_text(out, telling.voice, whole.substr(0, length - 1));
    }
}

void tell_arrival(std::string& out, const Telling& telling, RoomId room, bool with_text) {
    const RoomText* text = text_of(telling.world, room);
    if (text != nullptr) {
        append_text(out, telling.voice, text->name);
    }
    if (text != nullptr && with_text) {
        append_text(out, telling.voice, text->text);
    }
    tell_place(out, telling, room);
    tell_items(out, telling, room);
}

bool is_plain(const Telling& telling, RoomId room) {
    const auto& items = telling.state.items;
    const auto lies_here = [=](const ItemState& item) { return item.room == room; };
    return text_of(telling.world, room) == nullptr &&
           std::none_of(items.begin(), items.end(), lies_here);
}

} // namespace clew
