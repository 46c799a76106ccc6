/// Marks: what stands in a room of a picture: `@` player, else `S` start, `G` goal, `.` path.
/// The path is one bit a room, since that of a large maze has millions.
#ifndef CLEW_DRAW_MARKS_HPP
#define CLEW_DRAW_MARKS_HPP

#include "clew/draw/picture.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace clew {

class Marks {
public:
    /// The picture must outlive it.
    explicit Marks(const Picture& picture);

    [[nodiscard]] bool on_path(RoomId room) const {
        const std::uint32_t at = index_of(room);
        return !path_.empty() && (path_[at / 64U] >> (at % 64U) & 1U) != 0;
    }

    /// The mark of a room, ' ' if it has none.
    [[nodiscard]] char at(RoomId room) const;

    /// The marks of so many rooms from `begin` on: put(offset, mark), a later one of the same room
    /// over an earlier one.
    template <class Put>
    void for_each(std::uint32_t begin, std::uint32_t count, const Put& put) const {
        for (std::uint32_t i = 0; !path_.empty() && i < count; ++i) {
            if (on_path(RoomId{begin + i})) {
                put(i, '.');
            }
        }
        for (std::size_t i = first_goal(begin); i < picture_->goals.size(); ++i) {
            if (index_of(picture_->goals[i]) - begin >= count) {
                break;
            }
            put(index_of(picture_->goals[i]) - begin, 'G');
        }
        for (const auto& [room, mark] :
             {std::pair(picture_->start, 'S'), std::pair(picture_->player, '@')}) {
            if (room && index_of(*room) - begin < count) {
                put(index_of(*room) - begin, mark);
            }
        }
    }

private:
    [[nodiscard]] std::size_t first_goal(std::uint32_t from) const;

    const Picture* picture_;
    std::vector<std::uint64_t> path_;
};

} // namespace clew

#endif
