/// The states that a search has reached, and how each was with the fewest turns.
#ifndef CLEW_PROVE_REACHED_HPP
#define CLEW_PROVE_REACHED_HPP

#include "clew/prove/key_table.hpp"

#include <cstdint>
#include <vector>

namespace clew {

/// By which of its parent's moves; the first state has no parent.
struct Reaching {
    KeyTable::Index parent = KeyTable::none;
    std::uint32_t move = 0;
    std::uint64_t turns = 0;
};

class Reached {
public:
    using Index = KeyTable::Index;
    static constexpr Index none = KeyTable::none;

    /// Of keys of so many words.
    explicit Reached(std::size_t words) : table_(words) {}

    [[nodiscard]] std::size_t size() const { return table_.size(); }
    [[nodiscard]] KeyTable::Key key(Index index) const { return table_.key(index); }
    [[nodiscard]] Index find(KeyTable::Key key) const { return table_.find(key); }
    [[nodiscard]] const Reaching& how(Index index) const { return hows_[index]; }
    /// Needs a key that is not there yet.
    Index add(KeyTable::Key key, const Reaching& how) {
        hows_.push_back(how);
        return table_.add(key);
    }
    void better(Index index, const Reaching& how) { hows_[index] = how; }
    /// Taken in memory.
    [[nodiscard]] std::uint64_t bytes() const {
        return table_.bytes() + hows_.capacity() * sizeof(Reaching);
    }

private:
    KeyTable table_;
    std::vector<Reaching> hows_; // by index
};

} // namespace clew

#endif
