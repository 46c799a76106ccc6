#include "clew/prove/key_table.hpp"

#include "clew/base/random.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr std::size_t slots_at_first = 1024;

} // namespace

KeyTable::KeyTable(std::size_t words) : words_(words), slots_(slots_at_first, none) {}

KeyTable::Index KeyTable::add(Key key) {
    if (2 * (size_ + 1) > slots_.size()) {
        grow();
    }
    const auto index = static_cast<Index>(size_);
    slots_[slot_of(key)] = index;
    keys_.insert(keys_.end(), key.begin(), key.end());
    ++size_;
    return index;
}

std::uint64_t KeyTable::bytes() const {
    return keys_.capacity() * sizeof(std::uint64_t) + slots_.capacity() * sizeof(Index);
}

std::size_t KeyTable::slot_of(Key sought) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : sought) {
        hash = mix(hash ^ word) + golden_gamma;
    }
    std::size_t slot = hash & (slots_.size() - 1);
    while (slots_[slot] != none &&
           !std::equal(sought.begin(), sought.end(), key(slots_[slot]).begin())) {
        slot = (slot + 1) & (slots_.size() - 1);
    }
    return slot;
}

void KeyTable::grow() {
    slots_.assign(slots_.size() * 2, none);
    for (Index index = 0; index < size_; ++index) {
        slots_[slot_of(key(index))] = index;
    }
}

} // namespace clew
