#include "clew/format/maze_part.hpp"

#include "clew/base/text.hpp"
#include "clew/format/exit_table.hpp"
#include "clew/format/key_words.hpp"
#include "clew/format/wall_drawing.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr std::uint32_t side_of_largest = 1U << 15U;
constexpr std::array<std::string_view, 5> dungeon_keys = {"floors", "halls", "hall_rows",
                                                          "hall_columns", "overlap"};

struct Slice {
    std::string_view text;
    Position begin;
};

std::size_t offset_of(std::string_view source, Position position) {
    std::size_t at = 0;
    for (std::uint32_t line = 1; line < position.line; ++line) {
        at = source.find('\n', at) + 1;
    }
    return at + position.column - 1;
}

// What stands between the quotes, so that a fault can be shown at its place in the file; nothing
// if it is written with escapes, which move those places.
std::optional<Slice> raw_text(std::string_view source, const Node& node) {
    const std::size_t at = offset_of(source, node.span.begin);
    const std::string_view quotes = source.substr(at, 3);
    if (quotes != "'''" && quotes != R"(""")") {
        return std::nullopt;
    }
    const std::string_view rest = source.substr(at + 3);
    const std::string_view text = rest.substr(0, rest.find(quotes));
    if (quotes == R"(""")" && text.find('\\') != std::string_view::npos) {
        return std::nullopt;
    }
    return Slice{text, {node.span.begin.line, node.span.begin.column + 3}};
}

void move_to(Span& span, Position begin) {
    if (span.begin.line == 0) {
        span.begin = begin;
        return;
    }
    span.begin.column += span.begin.line == 1 ? begin.column - 1 : 0;
    span.begin.line += begin.line - 1;
}

void fault_repeated_letters(const MazeText& maze, const Node& node, FaultList& faults) {
    std::array<bool, 128> seen{};
    for (const auto& [letter, place] : maze.letters) {
        bool& known = seen[static_cast<unsigned char>(letter)];
        if (known) {
            faults.add(node.span,
                       quoted(std::string(1, letter)) + " stands at " + text_of(place) +
                           " and in a room before it",
                       "expected each letter but S and G once");
        }
        known = true;
    }
}

bool read_drawing(const WorldReading& reading, const Fields& fields, const Node& node) {
    const auto slice = node.kind == NodeKind::text ? raw_text(reading.source, node) : std::nullopt;
    if (!slice) {
        fields.fault_value("drawing", Form::drawing);
        return false;
    }
    auto maze = read_wall_drawing(slice->text, reading.spans);
    if (!maze) {
        Diagnostics faults = std::move(maze).error();
        for (Diagnostic& fault : faults) {
            move_to(fault.span, slice->begin);
        }
        reading.faults.add(std::move(faults));
        return false;
    }
    for (Span& span : maze->spans) {
        move_to(span, slice->begin);
    }
    fault_repeated_letters(*maze, node, reading.faults);
    put_maze(std::move(maze).value(), OneSided::are_passages, reading.plan, reading.faults);
    return true;
}

// The letters of an exit string begin after its quote.
Span letters_of(const Node& room) {
    const Position& quote = room.span.begin;
    return {{quote.line, quote.column + 1}, room.span.length > 3 ? room.span.length - 2 : 1};
}

void read_row(const Node& row, const Fields& fields, ExitRows& rows, FaultList& faults) {
    if (row.kind != NodeKind::list) {
        fields.fault_element("exits", Form::exits, row);
        return;
    }
    for (const Node& room : row.list) {
        if (room.kind != NodeKind::text) {
            fields.fault_element("exits", Form::exits, room);
        } else if (!faults.is_full()) {
            rows.add(room.text, letters_of(room));
        }
    }
    rows.end_row({row.span.begin, 1});
}

std::vector<Span> spans_of(const Node& table) {
    std::vector<Span> spans;
    for (const Node& row : table.list) {
        for (const Node& room : row.list) {
            spans.push_back(room.span);
        }
    }
    return spans;
}

bool read_exits(const WorldReading& reading, const Fields& fields, const Node& node) {
    FaultList faults(maze_faults_max);
    ExitRows rows(faults);
    const std::size_t before = reading.faults.size();
    if (node.kind != NodeKind::list) {
        fields.fault_value("exits", Form::exits);
        return false;
    }
    for (const Node& row : node.list) {
        read_row(row, fields, rows, faults);
    }
    auto grid =
        faults.empty() && reading.faults.size() == before ? rows.grid(node.span) : std::nullopt;
    reading.faults.add(std::move(faults).take());
    if (!grid) {
        return false;
    }
    MazeText maze;
    maze.one_sided = one_sided_exits(*grid);
    maze.grid = std::move(*grid);
    if (keeps_spans(maze, reading.spans)) {
        maze.spans = spans_of(node);
    }
    put_maze(std::move(maze), OneSided::are_faults, reading.plan, reading.faults);
    return reading.plan.maze.given.has_value();
}

// `algorithm` is the default one where none is named; nothing where what is named is no algorithm.
void fault_if_idle(const Fields& fields, std::string_view key,
                   std::span<const std::string_view> users,
                   const std::optional<std::string>& algorithm) {
    if (algorithm && std::find(users.begin(), users.end(), *algorithm) == users.end()) {
        fields.fault(key, quoted(key) + " does nothing with " + quoted(*algorithm),
                     "expected it beside " + one_of(users));
    }
}

void read_dungeon(const Fields& fields, MazePlan& maze) {
    DungeonSpec& spec = maze.dungeon;
    spec.halls = fields.extent("halls").value_or(spec.halls);
    spec.hall_rows = fields.extent("hall_rows").value_or(spec.hall_rows);
    spec.hall_columns = fields.extent("hall_columns").value_or(spec.hall_columns);
    spec.floors = static_cast<std::uint32_t>(fields.whole("floors").value_or(spec.floors));
    if (spec.floors > maze.rows) {
        fields.fault("floors", "there are more floors than rows",
                     "expected a row for each at least");
    }
    spec.overlap = fields.has("overlap") ? fields.flag("overlap") : spec.overlap;
    for (const std::string_view key : dungeon_keys) {
        if (maze.algorithm != "dungeon" && fields.has(key)) {
            fields.fault(key, quoted(key) + " is for dungeons alone",
                         "expected it beside algorithm = 'dungeon'");
        }
    }
}

bool read_made(const WorldReading& reading, const Fields& fields) {
    MazePlan& maze = reading.plan.maze;
    const std::size_t before = reading.faults.size();
    maze.rows = static_cast<std::uint32_t>(fields.whole("rows").value_or(maze.rows));
    maze.columns = static_cast<std::uint32_t>(fields.whole("columns").value_or(maze.columns));
    const auto algorithm =
        fields.has("algorithm") ? fields.choice("algorithm") : std::optional(maze.algorithm);
    maze.algorithm = algorithm.value_or(maze.algorithm);
    if (const auto bias = fields.real("bias")) {
        maze.bias = *bias;
        fault_if_idle(fields, "bias", algorithms_with_bias(), algorithm);
    }
    if (const auto walls = fields.whole("walls")) {
        maze.walls = static_cast<std::uint32_t>(*walls);
        fault_if_idle(fields, "walls", algorithms_with_walls(), algorithm);
    }
    if (const auto braid = fields.real("braid")) {
        maze.braid = *braid;
        fault_if_idle(fields, "braid", algorithms_with_braid(), algorithm);
    }
    maze.fits_terminal = fields.choice("fit").has_value();
    read_dungeon(fields, maze);
    if (!is_size(maze.rows, maze.columns)) {
        std::string message = "the maze has ";
        append_number(message, std::uint64_t{maze.rows} * maze.columns);
        fields.fault("columns", message + " rooms", "expected at most 1073741824");
    }
    return reading.faults.size() == before;
}

void fault_sizes_of_given(const Fields& fields, std::string_view given) {
    for (const std::string_view key :
         {"rows", "columns", "algorithm", "bias", "walls", "braid", "halls", "hall_rows",
          "hall_columns", "overlap", "floors", "fit"}) {
        if (fields.has(key)) {
            fields.fault(key, quoted(key) + " and " + quoted(given) + " both stand here",
                         "expected one of them: the maze is made, or given");
        }
    }
}

} // namespace

bool read_maze_part(const WorldReading& reading) {
    const Node nothing{};
    const NodeEntry* entry = reading.root.entry("maze");
    const Node* node = reading.root.table("maze", Form::table);
    MazePlan& maze = reading.plan.maze;
    maze.span = entry == nullptr ? Span{} : entry->span;
    const Fields fields(node == nullptr ? nothing : *node, Table::maze, maze.span, reading.faults);
    maze.start = fields.spot("start");
    maze.goals = fields.spots("goal");
    const NodeEntry* endings = reading.root.entry("endings");
    maze.may_lack_goal = endings != nullptr && !endings->value.entries.empty();
    fields.either("exits", "drawing");
    const Node* exits = fields.value("exits", Form::exits);
    const Node* drawing = fields.value("drawing", Form::drawing);
    bool letters_known = true;
    bool size_known = false;
    if (drawing != nullptr) {
        fault_sizes_of_given(fields, "drawing");
        letters_known = size_known = read_drawing(reading, fields, *drawing);
    } else if (exits != nullptr) {
        fault_sizes_of_given(fields, "exits");
        size_known = read_exits(reading, fields, *exits);
    } else {
        size_known = read_made(reading, fields);
    }
    if (!size_known) {
        maze.given.reset();
        maze.rows = maze.columns = side_of_largest;
    }
    return letters_known;
}

} // namespace clew
