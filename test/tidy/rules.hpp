/// The rules of the house that a program can check, each a function from text to faults, so that
/// a test can hand it a faulty text and see the fault named.
#ifndef CLEW_TEST_TIDY_RULES_HPP
#define CLEW_TEST_TIDY_RULES_HPP

#include "source.hpp"

namespace clew::tidy {

/// Line ends, blanks, width, marks of unfinished work, places outside the tree.
[[nodiscard]] Faults text_faults(const File& file);

/// Lines of a header, a source, a test.
[[nodiscard]] Faults size_faults(const File& file);

/// A header's opening comment and its guard.
[[nodiscard]] Faults header_faults(const File& file);

/// What the floor of the file may not include: floors above or beside it, and below `app` what
/// reads, writes, waits, or differs from machine to machine.
[[nodiscard]] Faults include_faults(const File& file);

/// The same for words of the code, and a word that no message says.
[[nodiscard]] Faults word_faults(const File& file);

/// Functions: their lines, their parameters, how deep they nest.
[[nodiscard]] Faults function_faults(const File& file);

/// Headers that include one another in a circle.
[[nodiscard]] Faults cycle_faults(const std::vector<File>& files);

/// A source implements the header of its name, or its share of one that has no source of its own.
[[nodiscard]] Faults mirror_faults(const std::vector<File>& files);

/// A source, test or shipped world that the list beside it does not name is never built.
[[nodiscard]] Faults list_faults(const std::vector<File>& files);

/// Names at the top of the tree that are not in the plan of the house.
[[nodiscard]] Faults top_level_faults(const std::vector<std::string>& names);

/// All of the rules for one file.
[[nodiscard]] Faults file_faults(const File& file);

} // namespace clew::tidy

#endif
