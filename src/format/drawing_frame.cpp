#include "clew/format/drawing_frame.hpp"

#include "clew/base/text.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool is_label(std::string_view line) {
    return std::all_of(line.begin(), line.end(), [](char c) { return is_digit(c) || is_blank(c); });
}

// Each post between no walls, drawn or not, until `visit` returns false.
template <class Visit>
void visit_lone_posts(const Frame& frame, const Lattice& lattice, Visit visit) {
    DrawnLines lines(frame.text, frame.top.number);
    DrawnLine above = lines.next();
    while (!lines.at_end()) {
        above = lines.next();
        if (lines.at_end()) {
            return;
        }
        const DrawnLine here = lines.next();
        DrawnLines ahead = lines;
        const DrawnLine below = ahead.at_end() ? here : ahead.next();
        // The last line has no inner posts; it is its own line below, which stops this loop.
        for (std::size_t column = 1; column < lattice.columns && below.number > here.number;
             ++column) {
            const std::size_t at = lattice.post_at(column);
            const bool lone = here.at(at - 1) == ' ' && here.at(at + 1) == ' ' &&
                              above.at(at) == ' ' && below.at(at) == ' ';
            if (lone && !visit(here, at)) {
                return;
            }
        }
    }
}

// In a box drawing not every post of the first line shows; one between two fours will do.
std::size_t pitch_of(const Frame& frame) {
    for (std::size_t at = frame.indent + 2; at < frame.top.text.size(); at += 4) {
        if (is_post(frame.top.text[at])) {
            return 2;
        }
    }
    return 4;
}

bool top_is_faulty(const Frame& frame, std::size_t pitch, FaultList& faults) {
    const std::size_t width = frame.top.text.size() - frame.indent;
    if (width > pitch && width % pitch == 1) {
        return false;
    }
    std::string message = "the top wall has ";
    append_number(message, width);
    message += width == 1 ? " character" : " characters";
    std::string hint = "expected ";
    append_number(hint, pitch);
    faults.add(frame.top.span(frame.top.text.size() - 1), std::move(message),
               hint + " for each column and one for the last post");
    return true;
}

} // namespace

DrawnLine DrawnLines::next() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    std::string_view line = text_.substr(at_, end - at_);
    while (!line.empty() && is_blank(line.back())) {
        line.remove_suffix(1);
    }
    at_ = end + 1;
    return {line, number_++};
}

Frame frame_of(std::string_view text) {
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    DrawnLines lines(text, 1);
    while (!lines.at_end()) {
        const std::size_t begin = lines.offset();
        const DrawnLine line = lines.next();
        if (!is_label(line.text)) {
            return {text.substr(begin), line, line.text.find_first_not_of(' ')};
        }
    }
    return {};
}

std::optional<Lattice> lattice_of(const Frame& frame, FaultList& faults) {
    if (!is_post(frame.top.at(frame.indent))) {
        faults.add(frame.text.empty() ? Span{} : frame.top.span(frame.indent),
                   "the drawing does not begin with a post", "expected '+' or 'o' at its corner");
        return std::nullopt;
    }
    const std::size_t pitch = pitch_of(frame);
    if (top_is_faulty(frame, pitch, faults)) {
        return std::nullopt;
    }
    const auto line_ends = std::count(frame.text.begin(), frame.text.end(), '\n');
    const std::uint64_t rows = (static_cast<std::uint64_t>(line_ends) + 1) / 2;
    const std::uint64_t columns = (frame.top.text.size() - frame.indent) / pitch;
    if (rows == 0) {
        faults.add(frame.top.span(frame.indent), "the drawing ends after one line",
                   "expected rooms below it");
        return std::nullopt;
    }
    if (!is_size(rows, columns)) {
        faults.add({}, "the drawing is too large", "expected at most 1073741824 rooms");
        return std::nullopt;
    }
    return Lattice{frame.indent, pitch, static_cast<std::uint32_t>(rows),
                   static_cast<std::uint32_t>(columns)};
}

void judge_lone_posts(const Frame& frame, const Lattice& lattice, FaultList& faults) {
    bool any_drawn = false;
    visit_lone_posts(frame, lattice, [&any_drawn](const DrawnLine& line, std::size_t at) {
        any_drawn = is_post(line.at(at));
        return !any_drawn;
    });
    if (!any_drawn) {
        return;
    }
    visit_lone_posts(frame, lattice, [&faults](const DrawnLine& line, std::size_t at) {
        if (line.at(at) == ' ') {
            faults.add(line.span(at), "a post is missing here",
                       "expected a post ('+' or 'o'), as others without walls are drawn");
        }
        return true;
    });
}

} // namespace clew
