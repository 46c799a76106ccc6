#include "clew/session/request.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/session/thread.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace clew {

namespace {

constexpr std::string_view key_wanted = "command";

Unexpected<RequestFault> fault(std::string_view code, std::string message, std::size_t at) {
    return {{code, std::move(message), at + 1}};
}

/// Bytes for the JSON reader, counted as they are taken.
struct Counted {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* at;
    const char** furthest;
    const char& operator*() const { return *at; }
    Counted& operator++() {
        *furthest = ++at;
        return *this;
    }
    bool operator==(const Counted& other) const { return at == other.at; }
    bool operator!=(const Counted& other) const { return at != other.at; }
};

/// Hears of each part of the text as it is read, and stops the reader at the first that is wrong.
class RequestReader {
public:
    RequestReader(std::string_view text, std::string& command)
        : text_(text), command_(command), end_(text.data()) {}

    [[nodiscard]] Counted begin() { return {text_.data(), &end_}; }
    [[nodiscard]] Counted end() { return {text_.data() + text_.size(), &end_}; }
    [[nodiscard]] std::optional<RequestFault> fault() && {
        if (!fault_ && !has_command_) {
            stop("missing_key", "the key 'command' is missing", text_.size() - 1);
        }
        return std::move(fault_);
    }

    // The names and shapes that the reader asks for.
    bool null() { return wrong_type("null"); }
    bool boolean(bool) { return wrong_type("true or false"); }
    bool number_integer(std::int64_t) { return wrong_type("a number"); }
    bool number_unsigned(std::uint64_t) { return wrong_type("a number"); }
    bool number_float(double, const std::string&) { return wrong_type("a number"); }
    bool binary(const nlohmann::json::binary_t&) { return wrong_type("binary"); }
    bool start_array(std::size_t) { return wrong_type("an array"); }
    bool end_array() { return true; }
    bool start_object(std::size_t) {
        if (std::exchange(is_inside_, true)) {
            return wrong_type("an object");
        }
        mark();
        return true;
    }
    bool end_object() { return true; }

    bool key(const std::string& key) {
        if (key != key_wanted) {
            return stop("unknown_key",
                        "there is no key '" + harmless(key) + "'; 'command' is the only one",
                        begin_of_part());
        }
        if (has_command_) {
            return stop("repeated_key", "the key 'command' is given twice", begin_of_part());
        }
        mark();
        return true;
    }

    bool string(const std::string& value) {
        if (const std::size_t nul = value.find('\0'); nul != std::string::npos) {
            return stop("nul", "a command holds no NUL", begin_of_part());
        }
        command_ = value;
        has_command_ = true;
        mark();
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) {
        const std::size_t at = std::min(position == 0 ? 0 : position - 1, text_.size());
        return stop("not_json",
                    R"(this is not JSON; an object like {"command": "look"} was expected)", at);
    }

private:
    bool stop(std::string_view code, std::string message, std::size_t at) {
        fault_ = RequestFault{code, std::move(message), at + 1};
        return false;
    }
    bool wrong_type(const std::string& what) {
        return stop("wrong_type", "'command' is " + what + "; a string was expected",
                    begin_of_part());
    }
    // Here a part that is good has ended: the next begins after what only stands between.
    void mark() { good_ = static_cast<std::size_t>(end_ - text_.data()); }
    [[nodiscard]] std::size_t begin_of_part() const {
        return text_.find_first_not_of(" \t\r\n:,", good_);
    }

    std::string_view text_;
    std::string& command_;
    const char* end_; // of what the reader has taken
    std::size_t good_ = 0;
    bool is_inside_ = false;
    bool has_command_ = false;
    std::optional<RequestFault> fault_;
};

std::string_view without_marks(std::string_view line) {
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) {
        line.remove_suffix(1);
    }
    return line.starts_with(byte_order_mark) ? line.substr(byte_order_mark.size()) : line;
}

} // namespace

Result<std::string_view, RequestFault> read_request(std::string_view line, std::string& scratch) {
    if (line.size() == 1 && is_letter(line[0])) { // a plain move
        return line;
    }
    const std::string_view text = without_marks(line);
    const auto dropped = static_cast<std::size_t>(text.data() - line.data());
    if (text.size() > line_bytes_max) {
        return fault("too_long",
                     "that line is too long; " + std::to_string(line_bytes_max) +
                         " bytes are the most",
                     dropped + line_bytes_max);
    }
    if (const std::size_t at = first_not_utf8(text); at < text.size()) {
        return fault("not_utf8", "this byte is not UTF-8", dropped + at);
    }
    if (const std::size_t at = text.find('\0'); at < text.size()) {
        return fault("nul", "a command holds no NUL", dropped + at);
    }
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos || text[start] != '{') {
        return text;
    }
    RequestReader reader(text, scratch);
    nlohmann::json::sax_parse(reader.begin(), reader.end(), &reader);
    if (std::optional<RequestFault> wrong = std::move(reader).fault()) {
        wrong->column += dropped;
        return Unexpected{*std::move(wrong)};
    }
    return std::string_view(scratch);
}

} // namespace clew
