#include "clew/format/fault_list.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <utility>

namespace clew {

void FaultList::add(Span span, std::string message, std::string hint) {
    if (!is_full()) {
        found_.push_back({Severity::error, span, std::move(message), std::move(hint)});
        return;
    }
    if (more_ == 0) {
        first_untold_ = span;
    }
    ++more_;
}

void FaultList::add(Diagnostics faults) {
    for (Diagnostic& fault : faults) {
        add(fault.span, std::move(fault.message), std::move(fault.hint));
    }
}

Diagnostics FaultList::take(std::size_t told_max) && {
    sort_by_place(found_);
    if (found_.size() > told_max) {
        first_untold_ = found_[told_max].span;
        more_ += found_.size() - told_max;
        found_.resize(told_max);
    }
    if (more_ > 0) {
        std::string message = "and ";
        append_number(message, more_);
        message += more_ == 1 ? " more fault" : " more faults";
        // Found last is not always last in the file.
        const Span place =
            found_.empty() ? first_untold_ : std::max(first_untold_, found_.back().span);
        found_.push_back({Severity::error, place, std::move(message), {}});
    }
    return std::move(found_);
}

void shift_first_line(Diagnostics& faults, std::uint32_t bytes) {
    for (Diagnostic& fault : faults) {
        fault.span.begin.column += fault.span.begin.line == 1 ? bytes : 0;
    }
}

std::string quoted(std::string_view name) { return '\'' + harmless(name) + '\''; }

std::string shown_char(char c) {
    if (c == '\t') {
        return "a tab";
    }
    return c >= ' ' && c <= '~' ? quoted(std::string_view(&c, 1)) : "a strange character";
}

} // namespace clew
