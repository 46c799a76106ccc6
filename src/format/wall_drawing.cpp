#include "clew/format/wall_drawing.hpp"

#include "clew/base/text.hpp"
#include "clew/format/drawing_frame.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/narrow.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr unsigned north = Exits{}.with(Direction::north).bits();
constexpr unsigned south = Exits{}.with(Direction::south).bits();
constexpr unsigned east = Exits{}.with(Direction::east).bits();
constexpr unsigned west = Exits{}.with(Direction::west).bits();

constexpr bool is_wall_or_blank(char c) { return c == '-' || c == ' '; }

std::string expected(std::string_view what, std::string_view more = {}) {
    std::string hint = "expected ";
    hint += what;
    hint += more;
    return hint;
}

class Drawing {
public:
    Drawing(std::string_view text, const DrawingWords& words)
        : frame_(frame_of(text)), words_(words), boxes_(&words == &box_words) {}

    Result<MazeText, Diagnostics> read(Spans spans) && {
        if (const auto lattice = lattice_of(frame_, faults_)) {
            lattice_ = *lattice;
            maze_.grid = Grid(lattice->rows, lattice->columns);
            row_.assign(lattice->columns, 0);
            below_.assign(lattice->columns, 0);
            read_lines();
            if (blank_posts_) {
                judge_lone_posts(frame_, lattice_, faults_);
            }
        }
        if (!faults_.empty()) {
            return Unexpected{std::move(faults_).take()};
        }
        if (!maze_.start) {
            maze_.start = at_sign_;
        }
        put_spans(spans);
        return std::move(maze_);
    }

private:
    void read_lines();
    bool is_out_of_step(const DrawnLine& line, bool of_posts);
    bool is_even(const DrawnLine& line);
    void read_wall_line(const DrawnLine& above, const DrawnLine& line, const DrawnLine& below);
    void read_other_than_post(const DrawnLine& line, std::size_t at, bool may_be_blank);
    void read_segment(const DrawnLine& line, std::uint32_t column);
    void read_room_line(const DrawnLine& line);
    void read_side(const DrawnLine& line, std::uint32_t column);
    void read_room(const DrawnLine& line, std::uint32_t column);
    void read_letter(char letter, Span span, Place place);
    void finish_row();
    void put_spans(Spans spans);
    void fault_gap(const DrawnLine& line, std::size_t at, std::string_view side, Place place);
    void fault_char(const DrawnLine& line, std::size_t at, std::string_view where,
                    std::string hint);

    Frame frame_;
    const DrawingWords& words_;
    bool boxes_; // where walls run on through a post, it is drawn as they are
    Lattice lattice_;
    std::uint32_t row_number_ = 0; // of the rooms at hand, or below the wall line at hand
    std::vector<std::uint8_t> row_;
    std::vector<std::uint8_t> below_;
    MazeText maze_;
    FaultList faults_{maze_faults_max};
    std::optional<Place> at_sign_;
    bool blank_posts_ = false;
};

void Drawing::read_lines() {
    DrawnLines lines(frame_.text, frame_.top.number);
    DrawnLine above;
    DrawnLine line = lines.next();
    for (bool of_posts = true;; of_posts = !of_posts) {
        const bool last = lines.at_end();
        const DrawnLine below = last ? DrawnLine{} : lines.next();
        if (is_out_of_step(line, of_posts)) {
            return;
        }
        const bool even = is_even(line);
        if (of_posts && even) {
            read_wall_line(above, line, below);
        } else if (even) {
            read_room_line(line);
        }
        if (of_posts) {
            finish_row();
        } else {
            ++row_number_;
        }
        if (last && !of_posts) {
            faults_.add(line.span(0), "the drawing ends with a line of rooms",
                        "expected the outer wall below it");
        }
        if (last) {
            return;
        }
        above = line;
        line = below;
    }
}

// A line of the other kind: one is missing before it, or one too many is there.
bool Drawing::is_out_of_step(const DrawnLine& line, bool of_posts) {
    const char first = line.at(frame_.indent);
    const bool wrong = of_posts ? first == '|' && !boxes_ : is_post(first);
    if (wrong) {
        faults_.add(line.span(frame_.indent),
                    of_posts ? "a line of rooms stands here" : "a line of posts stands here",
                    of_posts ? "expected a line of posts and walls"
                             : "expected a line of rooms, between upright walls");
    }
    return wrong;
}

bool Drawing::is_even(const DrawnLine& line) {
    const std::string_view labels = line.text.substr(0, frame_.indent);
    for (std::size_t at = 0; at < labels.size(); ++at) {
        if (labels[at] != ' ' && !is_digit(labels[at])) {
            fault_char(line, at, "left of the drawing", "expected blanks or the row's number");
            return false;
        }
    }
    const std::size_t wanted = lattice_.post_at(lattice_.columns) + 1;
    if (line.text.size() == wanted) {
        return true;
    }
    std::string message = "the line has ";
    append_number(message, line.text.size());
    message += line.text.size() == 1 ? " character" : " characters";
    std::string hint = "expected ";
    append_number(hint, wanted);
    faults_.add(line.span(std::min(line.text.size(), wanted)), std::move(message),
                hint + ", as in the first line");
    return false;
}

void Drawing::read_wall_line(const DrawnLine& above, const DrawnLine& line,
                             const DrawnLine& below) {
    const bool inner = row_number_ > 0 && below.number > 0;
    const char* at = line.text.data() + frame_.indent;
    for (std::uint32_t column = 0;; ++column, at += lattice_.pitch) {
        if (!is_post(*at) && !(boxes_ && (*at == '-' || *at == '|'))) {
            const std::size_t index = lattice_.post_at(column);
            const bool lone = above.at(index) == ' ' && below.at(index) == ' ' &&
                              line.at(index - 1) == ' ' && line.at(index + 1) == ' ';
            const bool allowed = inner && column > 0 && column < lattice_.columns && lone;
            read_other_than_post(line, index, allowed);
        }
        if (column == lattice_.columns) {
            return;
        }
        if (at[1] != '-' || at[lattice_.pitch / 2] != '-' || at[lattice_.pitch - 1] != '-') {
            read_segment(line, column);
        }
    }
}

void Drawing::read_other_than_post(const DrawnLine& line, std::size_t at, bool may_be_blank) {
    const char found = line.at(at);
    if (found == ' ' && may_be_blank) {
        blank_posts_ = true;
    } else if (found == ' ' || found == '-') {
        faults_.add(line.span(at), "a post is missing here", expected(words_.post));
    } else {
        fault_char(line, at, "in a post's place", expected(words_.post));
    }
}

// A wall that is not whole: open, open one way, or wrong.
void Drawing::read_segment(const DrawnLine& line, std::uint32_t column) {
    const std::size_t at = lattice_.post_at(column) + 1;
    const std::string_view wall = line.text.substr(at, lattice_.pitch - 1);
    const char mark = wall[wall.size() / 2];
    const bool open = wall == std::string_view("   ", wall.size());
    const bool marked = wall.size() == 1 || (wall[0] == wall[2] && is_wall_or_blank(wall[0]));
    const bool from_north = marked && mark == 'v' && row_number_ > 0;
    const bool from_south = marked && mark == '^' && row_number_ < lattice_.rows;
    const bool outer = row_number_ == 0 || row_number_ == lattice_.rows;
    if (open && outer) {
        const Place place{row_number_ == 0 ? 0 : lattice_.rows - 1, column};
        fault_gap(line, at, row_number_ == 0 ? "north" : "south", place);
    } else if (open || from_north || from_south) {
        row_[column] = static_cast<std::uint8_t>(row_[column] | (from_south ? 0 : south));
        below_[column] = static_cast<std::uint8_t>(from_north ? 0 : north);
        maze_.one_sided += open ? 0 : 1;
    } else if (std::all_of(wall.begin(), wall.end(), is_wall_or_blank)) {
        faults_.add(line.span(at, wall.size()), "half a wall stands here",
                    expected(words_.level, " or three blanks"));
    } else {
        const auto wrong = std::find_if_not(wall.begin(), wall.end(), is_wall_or_blank);
        fault_char(line, at + static_cast<std::size_t>(wrong - wall.begin()), "in a wall",
                   wall.size() == 1 ? expected(words_.short_level, " or a blank")
                                    : expected(words_.level, " or three blanks"));
    }
}

void Drawing::read_room_line(const DrawnLine& line) {
    const char* at = line.text.data() + frame_.indent;
    for (std::uint32_t column = 0;; ++column, at += lattice_.pitch) {
        if (*at != '|') {
            read_side(line, column);
        }
        if (column == lattice_.columns) {
            return;
        }
        if (at[1] != ' ' || at[lattice_.pitch / 2] != ' ' || at[lattice_.pitch - 1] != ' ') {
            read_room(line, column);
        }
    }
}

// What stands west of the room in that column and is no wall.
void Drawing::read_side(const DrawnLine& line, std::uint32_t column) {
    const std::size_t at = lattice_.post_at(column);
    const char side = line.text[at];
    const bool outer = column == 0 || column == lattice_.columns;
    const bool eastward = side == '>' && column > 0;
    const bool westward = side == '<' && column < lattice_.columns;
    if (side == ' ' && outer) {
        const Place place{row_number_, column == 0 ? 0 : lattice_.columns - 1};
        fault_gap(line, at, column == 0 ? "west" : "east", place);
        return;
    }
    if (side != ' ' && !eastward && !westward) {
        fault_char(line, at, "in a wall", expected(words_.upright, " or a blank"));
        return;
    }
    if (column > 0 && !westward) {
        row_[column - 1] = static_cast<std::uint8_t>(row_[column - 1] | east);
    }
    if (column < lattice_.columns && !eastward) {
        row_[column] = static_cast<std::uint8_t>(row_[column] | west);
    }
    maze_.one_sided += side == ' ' ? 0 : 1;
}

void Drawing::read_room(const DrawnLine& line, std::uint32_t column) {
    const std::size_t begin = lattice_.post_at(column) + 1;
    const std::string_view room = line.text.substr(begin, lattice_.pitch - 1);
    const std::size_t first = room.find_first_not_of(' ');
    const std::size_t second = room.find_first_not_of(' ', first + 1);
    const char letter = room[first];
    if (!is_letter(letter) && letter != '@' && letter != '.') {
        fault_char(line, begin + first, "in a room", "expected a letter or a blank");
    } else if (second != std::string_view::npos) {
        fault_char(line, begin + second, "in a room that has a letter already",
                   "expected one letter a room");
    } else {
        read_letter(letter, line.span(begin + first), {row_number_, column});
    }
}

void Drawing::read_letter(char letter, Span span, Place place) {
    if (letter == 'S' && maze_.start) {
        faults_.add(span, "a second 'S' stands here", "expected one start");
    } else if (letter == 'S') {
        maze_.start = place;
    } else if (letter == '@' && at_sign_) {
        faults_.add(span, "a second start stands here", "expected one '@'");
    } else if (letter == '@') {
        at_sign_ = place;
    } else if (letter == 'G' && maze_.goals.size() >= goals_max) {
        faults_.add(span, "the drawing has too many goals", "expected at most 1000");
    } else if (letter == 'G') {
        maze_.goals.push_back(place);
    } else if (letter != '.' && maze_.letters.size() >= letters_max) {
        faults_.add(span, "the drawing has too many letters", "expected at most 10000");
    } else if (letter != '.') {
        maze_.letters.emplace_back(letter, place);
        maze_.letter_spans.push_back(span);
    }
}

// After a wall line: the rooms above it are complete, and those below it begin.
void Drawing::finish_row() {
    if (row_number_ > 0) {
        const auto halves = maze_.grid.halves();
        std::size_t room = std::size_t{row_number_ - 1} * lattice_.columns;
        for (const std::uint8_t exits : row_) {
            std::uint8_t& half = halves[room / 2];
            half = static_cast<std::uint8_t>(half | (unsigned{exits} << (4U * (room % 2))));
            ++room;
        }
    }
    row_.swap(below_);
    std::fill(below_.begin(), below_.end(), std::uint8_t{0});
}

void Drawing::put_spans(Spans spans) {
    const std::uint32_t rooms = keeps_spans(maze_, spans) ? maze_.grid.room_count() : 0;
    for (std::uint32_t room = 0; room < rooms; ++room) {
        const Place place = maze_.grid.place_of(RoomId{room});
        const DrawnLine line{{}, frame_.top.number + 2 * place.row + 1};
        maze_.spans.push_back(line.span(lattice_.post_at(place.column) + 1, lattice_.pitch - 1));
    }
}

void Drawing::fault_gap(const DrawnLine& line, std::size_t at, std::string_view side, Place place) {
    const bool across = side == "north" || side == "south";
    std::string message = "the outer wall has a gap ";
    message += side;
    message += " of " + text_of(place);
    faults_.add(line.span(at, across ? lattice_.pitch - 1 : 1), std::move(message),
                expected(!across               ? words_.upright
                         : lattice_.pitch == 2 ? words_.short_level
                                               : words_.level));
}

void Drawing::fault_char(const DrawnLine& line, std::size_t at, std::string_view where,
                         std::string hint) {
    std::string message = shown_char(line.at(at)) + " stands ";
    message += where;
    faults_.add(line.span(at), std::move(message), std::move(hint));
}

// The first line of the drawing, from its first character on.
std::string_view corner_of(std::string_view text) {
    const Frame frame = frame_of(text);
    return frame.text.empty() ? std::string_view() : frame.top.text.substr(frame.indent);
}

} // namespace

Result<MazeText, Diagnostics> read_wall_drawing(std::string_view text, Spans spans) {
    const bool boxes = begins_with_box(corner_of(without_mark(text)));
    return read_by_character(text, boxes, [&](std::string_view narrow) {
        return Drawing(narrow, boxes ? box_words : ascii_words).read(spans);
    });
}

bool is_wall_drawing(std::string_view text) {
    const std::string_view corner = corner_of(without_mark(text));
    const char first = corner.empty() ? ' ' : corner.front();
    if (first == '+' || first == '|' || begins_with_box(corner)) {
        return true;
    }
    // A TOML key may begin with "o" too; it needs an equals sign after it.
    const char second = corner.size() < 2 ? ' ' : corner[1];
    return first == 'o' && (second == '-' || second == ' ') &&
           corner.find('=') == std::string_view::npos;
}

} // namespace clew
