/// Requests: what a program types. A line is a command as a player would type it, or a JSON object
/// that holds one: {"command": "take sword"}.
#ifndef CLEW_SESSION_REQUEST_HPP
#define CLEW_SESSION_REQUEST_HPP

#include "clew/base/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace clew {

/// Why a line is no request. Codes: too_long, not_utf8, nul, not_json, unknown_key, missing_key,
/// repeated_key, wrong_type.
struct RequestFault {
    std::string_view code;
    std::string message;
    std::size_t column = 1; ///< the byte of the line at which it shows, from 1
    bool operator==(const RequestFault&) const = default;
};

/// The command of one line, its line end taken off or not, or the first thing that is wrong with
/// it. A view into the line, or into `scratch`. After blanks and a byte-order mark '{' begins
/// JSON; any other line is the command itself. Total; at most line_bytes_max bytes are taken.
[[nodiscard]] Result<std::string_view, RequestFault> read_request(std::string_view line,
                                                                  std::string& scratch);

} // namespace clew

#endif
