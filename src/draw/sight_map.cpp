#include "clew/draw/sight_map.hpp"

#include "clew/base/text.hpp"
#include "clew/play/sight.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace clew {

namespace {

char letter_of(const Encounter& who) {
    const auto words = split_words(who.name);
    return !words.empty() && is_letter(words.back()[0]) ? to_lower(words.back()[0]) : '?';
}

RoomId room_of_number(const Scene& scene, std::size_t number) {
    return room_of(scene.world, scene.state, EncounterId{static_cast<std::uint16_t>(number)});
}

// Who goes about is only where he is seen.
bool is_known_there(const Scene& scene, const Encounter& who, RoomId room) {
    const auto* monster = std::get_if<Monster>(&who.kind);
    return scene.tally.seen(room) &&
           (monster == nullptr || monster->route.empty() ||
            is_in_sight(scene.world.grid(), scene.state.room, room, scene.tally.sight()));
}

bool is_to_be_met(const Scene& scene, std::size_t number) {
    const Encounter& who = scene.world.encounters()[number];
    return !std::holds_alternative<Trap>(who.kind) && !scene.state.encounters[number].done &&
           is_known_there(scene, who, room_of_number(scene, number));
}

// Not scenery, which has its place in a text, no door, and not in the dark.
bool lies_about(const Scene& scene, std::size_t number) {
    const ItemId item{static_cast<std::uint16_t>(number)};
    const RoomId room = scene.state.items[number].room;
    if (index_of(room) >= scene.world.grid().room_count() || !scene.tally.seen(room)) {
        return false;
    }
    const Site* site = scene.world.has_darkness() ? scene.world.site(room) : nullptr;
    return !scene.world.item(item).scenery && scene.world.way_through(item) == no_passage &&
           (site == nullptr || !site->dark || at_hand(scene.world, scene.state, item));
}

// Either end is enough: a stair is one thing.
bool is_stair_seen(const Scene& scene, const Passage& passage) {
    const auto id = PassageId{static_cast<std::uint16_t>(&passage - scene.world.passages().data())};
    return (passage.go == Direction::up || passage.go == Direction::down) &&
           is_found(scene.world, scene.state, id) &&
           (scene.tally.seen(passage.from) || scene.tally.seen(passage.to));
}

using SightMarks = std::map<RoomId, char>;

SightMarks marks_of(const Scene& scene) {
    SightMarks marks;
    marks.try_emplace(scene.state.room, '@');
    for (std::size_t i = 0; i < scene.state.encounters.size(); ++i) {
        if (is_to_be_met(scene, i)) {
            const Encounter& who = scene.world.encounters()[i];
            marks.try_emplace(room_of_number(scene, i), letter_of(who));
        }
    }
    for (const RoomId goal : scene.world.parts().goals) {
        if (scene.tally.seen(goal)) {
            marks.try_emplace(goal, 'G');
        }
    }
    for (const Passage& passage : scene.world.passages()) {
        if (is_stair_seen(scene, passage)) {
            const bool up = passage.go == Direction::up;
            marks.try_emplace(passage.from, up ? '<' : '>');
            if (!passage.one_way) {
                marks.try_emplace(passage.to, up ? '>' : '<');
            }
        }
    }
    for (std::size_t i = 0; i < scene.state.items.size(); ++i) {
        if (lies_about(scene, i)) {
            marks.try_emplace(scene.state.items[i].room, '*');
        }
    }
    return marks;
}

// First and last along one side, both included.
struct Range {
    std::int64_t first;
    std::int64_t last;
};

Range cut(Range range, std::int64_t middle, std::int64_t most) {
    if (range.last - range.first < most) {
        return range;
    }
    const std::int64_t first = std::clamp(middle - most / 2, range.first, range.last - most + 1);
    return {first, first + most - 1};
}

/// The drawing as a field of characters. Tiles of a floor plan stand side by side within a border;
/// else rooms stand at odd rows and columns, and what lies between them at even ones.
class SightDrawing {
public:
    explicit SightDrawing(const Scene& scene)
        : scene_(scene), grid_(scene.world.grid()), plan_(scene.world.is_floor_plan()),
          marks_(marks_of(scene)),
          lit_(rooms_in_sight(grid_, scene.state.room, scene.tally.sight())) {}

    void append(std::string& out, Page page) const {
        const auto [rows, columns] = seen_ranges();
        const Place here = grid_.place_of(scene_.state.room);
        const Range lines = cut(rows, scale() * here.row + 1, page.rows);
        const Range across = cut(columns, scale() * here.column + 1, page.columns);
        const std::size_t begin = out.size();
        for (std::int64_t row = lines.first; row <= lines.last; ++row) {
            for (std::int64_t column = across.first; column <= across.last; ++column) {
                out += plan_ ? tile(row - 1, column - 1) : block(row, column);
            }
            out.erase(out.find_last_not_of(' ') + 1);
            out += '\n';
        }
        // Beyond floor that leads on there is nothing to show: no empty lines above or below.
        out.erase(out.find_last_not_of('\n') + 1);
        out += '\n';
        out.erase(begin, out.find_first_not_of('\n', begin) - begin);
    }

private:
    [[nodiscard]] std::int64_t scale() const { return plan_ ? 1 : 2; }

    [[nodiscard]] std::pair<Range, Range> seen_ranges() const {
        const Place here = grid_.place_of(scene_.state.room);
        Place least = here;
        Place most = here;
        const auto [top, bottom] = scene_.world.rows_of_floor(scene_.state.room);
        scene_.tally.for_each_seen([&, top = top, bottom = bottom](RoomId room) {
            const Place place = grid_.place_of(room);
            if (place.row < top || place.row >= bottom) {
                return; // on another floor
            }
            least = {std::min(least.row, place.row), std::min(least.column, place.column)};
            most = {std::max(most.row, place.row), std::max(most.column, place.column)};
        });
        return {{scale() * least.row, scale() * most.row + 2},
                {scale() * least.column, scale() * most.column + 2}};
    }

    // The room there if it is on the grid.
    [[nodiscard]] std::optional<RoomId> room_at(std::int64_t row, std::int64_t column) const {
        if (row < 0 || column < 0 || row >= grid_.rows() || column >= grid_.columns()) {
            return std::nullopt;
        }
        return grid_.at({static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)});
    }

    [[nodiscard]] bool is_seen(std::optional<RoomId> room) const {
        return room && scene_.tally.seen(*room);
    }
    [[nodiscard]] bool is_lit(std::optional<RoomId> room) const {
        return room && std::binary_search(lit_.begin(), lit_.end(), *room);
    }
    [[nodiscard]] char floor_of(bool lit) const { return lit ? '.' : ':'; }

    [[nodiscard]] char room_mark(RoomId room) const {
        const auto mark = marks_.find(room);
        return mark != marks_.end() ? mark->second : floor_of(is_lit(room));
    }

    [[nodiscard]] bool is_beside_seen(std::int64_t row, std::int64_t column) const {
        for (std::int64_t i = 0; i < 9; ++i) {
            if (is_seen(room_at(row + i / 3 - 1, column + i % 3 - 1))) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] char tile(std::int64_t row, std::int64_t column) const {
        const std::optional<RoomId> room = room_at(row, column);
        if (is_seen(room)) {
            return room_mark(*room);
        }
        const bool rock = !room || grid_.exits(*room).empty();
        return rock && is_beside_seen(row, column) ? '#' : ' ';
    }

    [[nodiscard]] char block(std::int64_t row, std::int64_t column) const {
        const bool between_rows = row % 2 == 0;
        const bool between_columns = column % 2 == 0;
        const std::int64_t r = (row - 1) / 2;
        const std::int64_t c = (column - 1) / 2;
        if (between_rows && between_columns) {
            return post(row / 2, column / 2);
        }
        if (between_rows) {
            return side(room_at(row / 2 - 1, c), room_at(row / 2, c), Direction::south);
        }
        if (between_columns) {
            return side(room_at(r, column / 2 - 1), room_at(r, column / 2), Direction::east);
        }
        const std::optional<RoomId> room = room_at(r, c);
        if (is_seen(room)) {
            return room_mark(*room);
        }
        return room && grid_.exits(*room).empty() && is_beside_seen(r, c) ? '#' : ' ';
    }

    // What lies between two neighbours, the first north or west of the other.
    [[nodiscard]] char side(std::optional<RoomId> one, std::optional<RoomId> other,
                            Direction direction) const {
        if (!is_seen(one) && !is_seen(other)) {
            return ' ';
        }
        if (!one || !other) {
            return '#';
        }
        if (is_open(*one, *other, direction)) {
            return floor_of(is_lit(one) && is_lit(other));
        }
        return is_door(*one, direction, *other) ? '+' : '#';
    }

    [[nodiscard]] bool is_door(RoomId one, Direction direction, RoomId other) const {
        const auto leads = [&](RoomId from, Direction go, RoomId to) {
            const Site* site = scene_.world.site(from);
            const Way* way = site == nullptr ? nullptr : way_from(site->ways, go);
            return way != nullptr && way->to == to &&
                   is_found(scene_.world, scene_.state, way->passage);
        };
        return leads(one, direction, other) || leads(other, opposite(direction), one);
    }

    // South-east of it lies the room at row, column.
    [[nodiscard]] char post(std::int64_t row, std::int64_t column) const {
        const auto nw = room_at(row - 1, column - 1);
        const auto ne = room_at(row - 1, column);
        const auto sw = room_at(row, column - 1);
        const auto se = room_at(row, column);
        if (!is_seen(nw) && !is_seen(ne) && !is_seen(sw) && !is_seen(se)) {
            return ' ';
        }
        const bool open = nw && ne && sw && se && is_open(*nw, *ne, Direction::east) &&
                          is_open(*sw, *se, Direction::east) &&
                          is_open(*nw, *sw, Direction::south) &&
                          is_open(*ne, *se, Direction::south);
        return open ? floor_of(is_lit(nw) && is_lit(ne) && is_lit(sw) && is_lit(se)) : '#';
    }

    [[nodiscard]] bool is_open(RoomId one, RoomId other, Direction direction) const {
        return grid_.exits(one).has(direction) || grid_.exits(other).has(opposite(direction));
    }

    const Scene& scene_;
    const Grid& grid_;
    bool plan_;
    SightMarks marks_;
    std::vector<RoomId> lit_; // sorted
};

} // namespace

void append_sight_map(std::string& out, const Scene& scene, Page page) {
    SightDrawing(scene).append(out, page);
}

std::string legend_of(const Scene& scene) {
    std::string text = "@ you, . in sight, : seen before, # wall";
    std::vector<std::string> told;
    const auto tell = [&](std::string mark) {
        if (std::find(told.begin(), told.end(), mark) == told.end()) {
            text += ", " + mark;
            told.push_back(std::move(mark));
        }
    };
    const SightMarks marks = marks_of(scene);
    const auto [top, bottom] = scene.world.rows_of_floor(scene.state.room);
    const auto is_drawn = [&, top = top, bottom = bottom](RoomId room, char mark) {
        const std::uint32_t row = scene.world.grid().place_of(room).row;
        return row >= top && row < bottom && marks.at(room) == mark;
    };
    for (std::size_t i = 0; i < scene.state.encounters.size(); ++i) {
        const Encounter& who = scene.world.encounters()[i];
        const char letter = letter_of(who);
        if (is_to_be_met(scene, i) && is_drawn(room_of_number(scene, i), letter)) {
            tell(std::string(1, letter) + ' ' + who.name);
        }
    }
    const std::string& goal = scene.world.parts().texts.goal;
    const std::array<std::pair<char, std::string>, 4> others = {
        {{'G', "G " + (goal.empty() ? std::string("the goal") : goal)},
         {'<', "< up"},
         {'>', "> down"},
         {'*', "* lying there"}}};
    for (const auto& [mark, told_as] : others) {
        if (std::any_of(marks.begin(), marks.end(), [&, mark = mark](const auto& one) {
                return one.second == mark && is_drawn(one.first, mark);
            })) {
            tell(told_as);
        }
    }
    return text + '.';
}

} // namespace clew
