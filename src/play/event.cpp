#include "clew/play/event.hpp"

namespace clew {

void Events::add_to_more(Event event) {
    if (more_.empty()) {
        const std::span<const Event> few = all();
        more_.assign(few.begin(), few.end());
    }
    more_.push_back(event);
    ++size_;
}

} // namespace clew
