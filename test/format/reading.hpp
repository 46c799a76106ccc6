/// What the tests of this floor share: faults as text, one a line, short enough for tables.
#ifndef CLEW_TEST_FORMAT_READING_HPP
#define CLEW_TEST_FORMAT_READING_HPP

#include "clew/base/text.hpp"
#include "clew/format/maze_text.hpp"
#include "clew/format/world_file.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace clew {

/// "3:7+6 no room is called 'hal'; did you mean 'hall'?": line, column, length, message, hint.
inline std::string told(const Diagnostics& faults) {
    std::string text;
    for (const Diagnostic& fault : faults) {
        append_number(text, fault.span.begin.line);
        text += ':';
        append_number(text, fault.span.begin.column);
        text += '+';
        append_number(text, fault.span.length);
        text += ' ' + fault.message;
        text += fault.hint.empty() ? "" : "; " + fault.hint;
        text += '\n';
    }
    return text;
}

template <class T>
std::string faults_in(const Result<T, Diagnostics>& result) {
    return result.has_value() ? "" : told(result.error());
}

inline std::string world_faults(std::string_view text) { return faults_in(read_world(text)); }

/// The faults of a world with a title on its first line, and then this.
inline std::string faults_after_title(std::string_view rest) {
    return world_faults("title = \"T\"\n" + std::string(rest));
}

/// The plan of such a world, which must be whole.
inline Plan plan_after_title(std::string_view rest) {
    auto plan = read_world("title = \"T\"\n" + std::string(rest));
    return std::move(plan).value();
}

} // namespace clew

#endif
