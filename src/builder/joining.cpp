#include "clew/builder/joining.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

// One of the two sides of a passage.
struct Side {
    std::size_t passage;
    bool back;
    RoomId from;
    Direction go;
    RoomId to;
};

Side side_of(const WorldParts& parts, std::size_t index, bool back) {
    const Passage& passage = parts.passages[index];
    return back ? Side{index, true, passage.to, opposite(passage.go), passage.from}
                : Side{index, false, passage.from, passage.go, passage.to};
}

std::string subject_of(const WorldParts& parts, const Side& side) {
    return (side.back ? "the way back of '" : "'") + parts.passages[side.passage].id + "'";
}

class Joiner {
public:
    Joiner(WorldParts& parts, const std::vector<Span>& spans) : parts_(parts), spans_(spans) {}

    Joined joined() && {
        for (std::size_t i = 0; i < parts_.passages.size(); ++i) {
            const Passage& passage = parts_.passages[i];
            if (passage.from == passage.to) {
                fault(joined_.faults, i, "'" + passage.id + "' leads from a room to itself",
                      "expected another room in 'to'");
                continue;
            }
            lay(side_of(parts_, i, false));
            if (!passage.one_way) {
                lay(side_of(parts_, i, true));
            }
        }
        return std::move(joined_);
    }

private:
    void fault(Diagnostics& found, std::size_t passage, std::string message, std::string hint) {
        found.push_back({Severity::error, spans_[passage], std::move(message), std::move(hint)});
    }

    void lay(const Side& side) {
        const auto earlier = std::find_if(laid_.begin(), laid_.end(), [&](const Side& other) {
            return other.from == side.from && other.go == side.go;
        });
        if (earlier != laid_.end()) {
            std::string message =
                subject_of(parts_, *earlier) + " and " + subject_of(parts_, side) + " both lead ";
            message += name_of(side.go);
            message += " from " + text_of(parts_.grid.place_of(side.from));
            fault(joined_.faults, side.passage, std::move(message),
                  "a room has one way out in each direction");
        }
        laid_.push_back(side);
        if (parts_.grid.exits(side.from).has(side.go)) {
            take_exit(side);
        }
    }

    void take_exit(const Side& side) {
        if (parts_.grid.neighbour(side.from, side.go) != side.to) {
            std::string message = subject_of(parts_, side) + " leads ";
            message += name_of(side.go);
            message += " where the maze has an exit already";
            fault(joined_.closed, side.passage, std::move(message),
                  "without that exit the world cannot be won");
        }
        parts_.grid.close(side.from, side.go);
    }

    WorldParts& parts_;
    const std::vector<Span>& spans_;
    std::vector<Side> laid_;
    Joined joined_;
};

} // namespace

Joined join(WorldParts& parts, const std::vector<Span>& spans) {
    return Joiner(parts, spans).joined();
}

} // namespace clew
