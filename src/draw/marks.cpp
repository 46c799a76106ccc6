#include "clew/draw/marks.hpp"

#include <algorithm>

namespace clew {

Marks::Marks(const Picture& picture) : picture_(&picture) {
    if (picture.path.empty()) {
        return;
    }
    path_.resize(picture.grid->room_count() / 64U + 1);
    for (const RoomId room : picture.path) {
        path_[index_of(room) / 64U] |= std::uint64_t{1} << (index_of(room) % 64U);
    }
}

char Marks::at(RoomId room) const {
    char mark = ' ';
    const auto& goals = picture_->goals;
    if (picture_->player == room) {
        mark = '@';
    } else if (picture_->start == room) {
        mark = 'S';
    } else if (std::binary_search(goals.begin(), goals.end(), room)) {
        mark = 'G';
    } else if (on_path(room)) {
        mark = '.';
    }
    return mark;
}

std::size_t Marks::first_goal(std::uint32_t from) const {
    const auto& goals = picture_->goals;
    return static_cast<std::size_t>(std::lower_bound(goals.begin(), goals.end(), RoomId{from}) -
                                    goals.begin());
}

} // namespace clew
