#include "clew/maze/growing_tree.hpp"

#include "clew/maze/depth_first.hpp"
#include "clew/maze/planes.hpp"

#include <algorithm>

namespace clew {

namespace {

// Open rooms from the oldest to the newest, by their place in the field.
class OpenRooms {
public:
    [[nodiscard]] bool empty() const { return open_count_ == 0; }

    void add(std::size_t at) {
        entries_.push_back(static_cast<std::uint32_t>(at));
        ++open_count_;
    }

    // The last entry is always open, so the newest needs no search.
    std::size_t newest() const { return entries_.size() - 1; }

    std::size_t any(Random& random) const {
        std::size_t entry = random.below(entries_.size());
        while (entries_[entry] == left) {
            entry = random.below(entries_.size());
        }
        return entry;
    }

    [[nodiscard]] std::size_t at(std::size_t entry) const { return entries_[entry]; }

    void remove(std::size_t entry) {
        entries_[entry] = left;
        --open_count_;
        if (open_count_ < entries_.size() / 2) {
            entries_.erase(std::remove(entries_.begin(), entries_.end(), left), entries_.end());
        }
        while (!entries_.empty() && entries_.back() == left) {
            entries_.pop_back();
        }
    }

private:
    static constexpr std::uint32_t left = 0; // a place in the border

    BigVector<std::uint32_t> entries_;
    std::size_t open_count_ = 0;
};

// The rooms reached so far; the border counts as reached.
class Tree {
public:
    explicit Tree(const Field& field)
        : field_(field), stride_(field.stride()), reached_(field.size()), east_(field.size()),
          south_(field.size()) {
        for (std::size_t i = 0; i < stride_; ++i) {
            reached_.set(i);
            reached_.set(field.size() - 1 - i);
        }
        for (std::size_t row = 1; row <= field.rows; ++row) {
            reached_.set(row * stride_ + field.columns);
        }
    }

    void reach(std::size_t at) { reached_.set(at); }

    [[nodiscard]] Exits unreached_from(std::size_t at) const {
        return Exits::of_bits(unreached(at - stride_) | unreached(at + stride_) << 1U |
                              unreached(at + 1) << 2U | unreached(at - 1) << 3U);
    }

    // Returns the room beyond.
    std::size_t open(std::size_t at, Direction direction) {
        const bool along = direction >= Direction::east;
        const bool onward = direction == Direction::south || direction == Direction::east;
        const std::size_t step = along ? 1 : stride_;
        const std::size_t next = onward ? at + step : at - step;
        (along ? east_ : south_).set(onward ? at : next);
        reached_.set(next);
        return next;
    }

    [[nodiscard]] Grid grid() const { return packed(field_, east_, south_); }

private:
    [[nodiscard]] unsigned unreached(std::size_t at) const { return reached_.has(at) ? 0U : 1U; }

    Field field_;
    std::size_t stride_;
    Plane reached_;
    Plane east_;
    Plane south_;
};

void grow(Tree& tree, OpenRooms& open, double bias, Random& random) {
    while (!open.empty()) {
        const bool go_on = bias >= 1 || (bias > 0 && random.chance(bias));
        const std::size_t entry = go_on ? open.newest() : open.any(random);
        const Exits free = tree.unreached_from(open.at(entry));
        if (free.empty()) {
            open.remove(entry);
        } else {
            const Direction direction = choose(free, std::nullopt, 0, random);
            open.add(tree.open(open.at(entry), direction));
        }
    }
}

} // namespace

Grid growing_tree(std::uint32_t rows, std::uint32_t columns, double bias, Random& random) {
    const Field field{rows, columns};
    const auto start = static_cast<std::uint32_t>(random.below(std::uint64_t{rows} * columns));
    const std::size_t at = field.at({start / columns, start % columns});
    Tree tree(field);
    tree.reach(at);
    {
        OpenRooms open;
        open.add(at);
        grow(tree, open, bias, random);
    }
    return tree.grid();
}

} // namespace clew
