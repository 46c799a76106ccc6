#include "clew/session/thread.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <limits>

namespace clew {

namespace {

constexpr std::string_view first_line = "# clew thread";
constexpr std::string_view version = "1";
constexpr std::string_view end_mark = "# end ";

// So that a comment such as "# end of the cave" stays one.
bool is_end(std::string_view line) {
    return line.starts_with(end_mark) && line.size() > end_mark.size() &&
           is_digit(line[end_mark.size()]);
}

/// Reads a thread that is none of a bare list, and collects its faults.
class Reader {
public:
    Reader(Thread& thread, Seals seals) : thread_(thread), seals_(seals) {}

    [[nodiscard]] Diagnostics all(std::size_t at) {
        at_ = at;
        while (at_ < thread_.text.size() && faults_.size() < thread_faults_max) {
            begin_ = at_;
            const RawLine line = take_line(thread_.text, at_);
            ++number_;
            if (is_end(line.text)) {
                read_end(line.text);
                break;
            }
            if (!line.whole) {
                thread_.cut_short = true;
                break;
            }
            read(line.text);
            thread_.sum.add(line.text);
            thread_.body_end = at_;
            if (is_sealed_) {
                last_seal_ = {number_, thread_.typed, at_, thread_.sum};
                is_sealed_ = false;
            }
        }
        leave_out_what_is_unsealed();
        if (thread_.headings.get("save") && !thread_.ended && faults_.empty()) {
            number_ += thread_.cut_short ? 0 : 1;
            length_ = 1;
            fault("the save was cut: '# end' is missing", "'# end LINES DIGEST' was expected");
        }
        return std::move(faults_);
    }

private:
    void fault(std::string message, std::string hint) {
        faults_.push_back(
            {Severity::error, {{number_, 1}, length_}, std::move(message), std::move(hint)});
    }

    void read(std::string_view line) {
        length_ = static_cast<std::uint32_t>(std::max<std::size_t>(1, line.size()));
        in_body_ = in_body_ || !is_comment(line);
        if (!in_body_) {
            read_comment(line);
            thread_.body = at_;
            thread_.body_line = number_ + 1;
        } else if (!is_comment(line)) {
            read_body(line_of(line, number_));
        }
    }

    // What was whole at the last seal.
    struct Sealed {
        std::uint32_t line = 0;
        std::uint64_t typed = 0;
        std::size_t end = 0;
        LineSum sum;
    };

    void leave_out_what_is_unsealed() {
        if (last_seal_.line != 0 && thread_.left_out != 0 && !thread_.ended) {
            thread_.typed = last_seal_.typed;
            thread_.body_end = last_seal_.end;
            thread_.sum = last_seal_.sum;
        } else {
            thread_.left_out = 0;
        }
    }

    void read_comment(std::string_view line) {
        const std::string_view text = line.substr(std::min<std::size_t>(2, line.size()));
        const std::size_t colon = text.find(':');
        const std::string_view name = text.substr(0, colon);
        if (number_ == 1 || colon == std::string_view::npos) {
            return;
        }
        const std::string_view value = trim(text.substr(colon + 1));
        if (!is_heading_name(name)) {
            const std::string near = nearly_heading(name, value);
            if (!near.empty()) {
                fault("no heading is called '" + harmless(name) + '\'', near);
            }
            return;
        }
        const std::string quoted = "the heading '" + std::string(name) + '\'';
        const std::string wanted = wanted_of_heading(name, value);
        if (thread_.headings.get(name)) {
            fault(quoted + " comes a second time", "one was expected");
        } else if (!wanted.empty()) {
            fault(quoted + " is '" + harmless(value) + '\'', "expected " + wanted);
        } else {
            thread_.headings.set(name, value, number_);
        }
    }

    void read_body(const ThreadLine& line) {
        thread_.left_out = thread_.left_out == 0 ? number_ : thread_.left_out;
        if (!line.seal.empty()) {
            read_seal(line);
        } else if (line.kind == ThreadLine::Kind::typed) {
            ++thread_.typed;
            if (line.content.size() > line_bytes_max) {
                fault("a typed line of " + std::to_string(line.content.size()) + " bytes",
                      std::to_string(line_bytes_max) + " are the most");
            }
        } else if (line.kind == ThreadLine::Kind::digest && !is_digest(line.content)) {
            fault('\'' + harmless(line.content) + "' is no digest",
                  "8 hexadecimal digits were expected");
        }
    }

    void read_seal(const ThreadLine& line) {
        if (seals_ == Seals::held_against && faults_.empty() && line.seal != thread_.sum.digits()) {
            fault("the lines above have the digest '" + thread_.sum.digits() + "', not '" +
                      std::string(line.seal) + '\'',
                  last_seal_.line == 0
                      ? "at least one was changed after it was kept"
                      : "one of lines " + std::to_string(last_seal_.line) + " to " +
                            std::to_string(number_) + " was changed after it was kept");
        }
        thread_.left_out = 0;
        is_sealed_ = true;
    }

    void read_end(std::string_view line) {
        length_ = static_cast<std::uint32_t>(line.size());
        const std::vector<std::string_view> words = split_words(line.substr(end_mark.size()));
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        const std::optional<std::uint64_t> typed = number_of(words[0], most);
        if (words.size() != 2 || !typed || !is_digest(words[1])) {
            fault("'# end' is cut or changed", "'# end LINES DIGEST' was expected");
            return;
        }
        const LineSum& sum = thread_.sum;
        if (*typed != thread_.typed) {
            fault("'# end' counts " + std::to_string(*typed) + " typed lines, but " +
                      std::to_string(thread_.typed) + " stand above it",
                  "the thread was cut or changed after it was saved");
        } else if (words[1] != sum.digits()) {
            fault("the lines above have the digest '" + sum.digits() + "', not '" +
                      std::string(words[1]) + '\'',
                  "at least one was changed after they were saved, and it cannot be told which");
        }
        if (at_ < thread_.text.size()) {
            ++number_;
            length_ = 1;
            fault("a line after '# end'", "'# end' was expected to be the last");
        }
        thread_.ended = true;
    }

    Thread& thread_;
    Seals seals_;
    Diagnostics faults_;
    Sealed last_seal_;
    bool is_sealed_ = false; // by the line in hand
    std::size_t at_ = 0;
    std::size_t begin_ = 0; // of the line in hand
    std::uint32_t number_ = 0;
    std::uint32_t length_ = 1;
    bool in_body_ = false;
};

Diagnostics whole_file(std::string message, std::string hint) {
    return {{Severity::error, {{0, 0}, 1}, std::move(message), std::move(hint)}};
}

// As `save -` prints it.
std::string not_set_in(std::string_view text) {
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = at;
        (void)take_line(text, at);
        const std::string_view line = text.substr(begin, at - begin);
        out += line.substr(line[0] == ' ' ? 1 : 0);
    }
    return out;
}

enum class Tail : std::uint8_t { other, end, end_set_in, seal };

Tail tail_of(std::string_view text) {
    const std::size_t last_byte = text.find_last_not_of("\r\n");
    text = text.substr(0, last_byte == std::string_view::npos ? 0 : last_byte + 1);
    const std::size_t begin = text.rfind('\n');
    std::string_view last = text.substr(begin == std::string_view::npos ? 0 : begin + 1);
    const bool is_set_in = last.substr(0, 1) == " ";
    last.remove_prefix(is_set_in ? 1 : 0);
    if (!is_end(last)) {
        return is_set_in || line_of(last, 0).seal.empty() ? Tail::other : Tail::seal;
    }
    const std::vector<std::string_view> words = split_words(last.substr(end_mark.size()));
    const bool is_whole = words.size() == 2 && is_digest(words[1]);
    return !is_whole ? Tail::other : is_set_in ? Tail::end_set_in : Tail::end;
}

// Nothing that was ever bare ends as a save or a journal does; but what a whole session printed may
// end with one that is set in.
bool has_lost_its_head(const Thread& bare) {
    const Tail tail = tail_of(bare.text);
    return tail == Tail::end || tail == Tail::seal ||
           (tail == Tail::end_set_in && !bare.transcript);
}

Diagnostics first_line_fault(std::string_view line, std::string message, std::string hint) {
    const auto length = static_cast<std::uint32_t>(line.size());
    return {{Severity::error, {{1, 1}, length}, std::move(message), std::move(hint)}};
}

bool is_first_line(std::string_view line) {
    return line.starts_with(first_line) &&
           (line.size() == first_line.size() || line[first_line.size()] == ' ');
}

// Takes off what may stand round a thread. A mark may stand before a blank.
Thread unwrapped(std::string text) {
    Thread thread;
    const std::size_t mark = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    thread.set_in = text.compare(mark, 1, " ") == 0 &&
                    std::string_view(text).substr(mark + 1).starts_with(first_line);
    thread.text = thread.set_in ? not_set_in(std::string_view(text).substr(mark)) : std::move(text);
    return thread;
}

Thread bare_thread(Thread thread, std::size_t at) {
    thread.bare = true;
    thread.body = at;
    thread.body_end = thread.text.size();
    std::uint64_t lines = 0;
    while (at < thread.text.size()) {
        const bool typed =
            line_of(take_line(thread.text, at).text, 0).kind == ThreadLine::Kind::typed;
        thread.typed += typed ? 1U : 0U;
        ++lines;
    }
    thread.transcript = thread.typed > 0;
    if (!thread.transcript) {
        thread.typed = lines;
    }
    return thread;
}

} // namespace

ThreadLines::ThreadLines(const Thread& thread)
    : thread_(thread), at_(thread.body), line_(thread.body_line) {}

std::optional<ThreadLine> ThreadLines::next() {
    while (at_ < thread_.body_end) {
        const std::string_view line = take_line(thread_.text, at_).text;
        const std::uint32_t number = line_++;
        if (thread_.bare && !thread_.transcript) {
            return ThreadLine{ThreadLine::Kind::typed, number, line, {}};
        }
        if (!is_comment(line)) {
            return line_of(line, number);
        }
    }
    return {};
}

Result<Thread, Diagnostics> read_thread(std::string text, Seals seals) {
    if (text.size() > thread_bytes_max) {
        return Unexpected{whole_file("the thread has " + std::to_string(text.size()) + " bytes",
                                     std::to_string(thread_bytes_max) + " are the most")};
    }
    Thread thread = unwrapped(std::move(text));
    const std::size_t begin = thread.text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    std::size_t at = begin;
    const std::string line(take_line(thread.text, at).text);
    const bool has_head = is_first_line(line);
    if (!has_head) {
        thread = bare_thread(std::move(thread), begin);
    }
    if (has_head ? !thread.set_in && tail_of(thread.text) == Tail::end_set_in
                 : has_lost_its_head(thread)) {
        return Unexpected{first_line_fault(line, "the first line was cut or changed",
                                           has_head ? "a blank was expected before it"
                                                    : "'# clew thread 1' was expected")};
    }
    if (!has_head) {
        return thread;
    }
    const std::string_view rest = trim(std::string_view(line).substr(first_line.size()));
    if (rest != version) {
        return Unexpected{first_line_fault(line, "a thread of version '" + harmless(rest) + '\'',
                                           "version '" + std::string(version) + "' was expected")};
    }
    Diagnostics faults = Reader(thread, seals).all(begin);
    if (!faults.empty()) {
        return Unexpected{std::move(faults)};
    }
    return thread;
}

std::string words_of_left_out(const Thread& thread, std::string_view path) {
    const std::string place(path);
    if (thread.left_out != 0) {
        return place + ':' + std::to_string(thread.left_out) +
               ": no digest stands below this line, so from here on all is left out";
    }
    return thread.cut_short ? place + ": the last line has no end, so it is left out" : "";
}

std::string text_of(const Headings& headings) {
    std::string text = std::string(first_line) + ' ' + std::string(version) + '\n';
    for (const auto& [name, value] : headings.all()) {
        // A file's name may hold anything.
        text += "# " + name + ": " + printable_line(value) + '\n';
    }
    return text;
}

std::string end_line(std::string_view thread) {
    const LineSum sum = sum_of(thread);
    return std::string(end_mark) + std::to_string(sum.typed) + ' ' + sum.digits() + '\n';
}

} // namespace clew
