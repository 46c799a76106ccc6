/// A file of the tree as text, and that text seen in parts: its code, its literals, its lines.
/// The parts are as long as the whole, with blanks for what they leave out, so that an offset in
/// one is an offset in all.
#ifndef CLEW_TEST_TIDY_SOURCE_HPP
#define CLEW_TEST_TIDY_SOURCE_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace clew::tidy {

struct File {
    std::string path; // from the root of the tree, with '/'
    std::string text;
};

/// One fault, as it is printed: `file:line: message`.
using Faults = std::vector<std::string>;

struct Parts {
    std::string code;     // no comment, no preprocessor line, no content of a literal
    std::string literals; // what stands between quotes, and nothing else
};

[[nodiscard]] Parts parts_of(std::string_view text);

/// Without their ends.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

/// From 1.
[[nodiscard]] std::size_t line_at(std::string_view text, std::size_t offset);

[[nodiscard]] std::string fault_at(const File& file, std::size_t line, std::string_view message);

[[nodiscard]] constexpr bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Each place where `word` stands in `text` with no letter, digit or underscore beside it.
using Places = std::vector<std::size_t>;
[[nodiscard]] Places places_of(std::string_view word, std::string_view text);

struct Include {
    std::size_t line;
    std::string name; // between the quotes or brackets
};
[[nodiscard]] std::vector<Include> includes_of(std::string_view text);

/// What is between the first '/' after `prefix` and the next: `floor_of("src/maze/x.cpp")` is
/// "maze"; "" for a file that is on no floor. Knows src/, include/clew/ and clew/.
[[nodiscard]] std::string_view floor_of(std::string_view path);

/// The path's last name, without what follows its last dot.
[[nodiscard]] std::string_view stem_of(std::string_view path);

} // namespace clew::tidy

#endif
