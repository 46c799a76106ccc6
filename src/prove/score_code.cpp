#include "clew/prove/score_code.hpp"

#include <algorithm>

namespace clew {

namespace {

std::uint64_t code_of(const ItemState& item) {
    const std::uint64_t marks = (item.open ? 1U : 0U) | (item.locked ? 2U : 0U) |
                                (item.lit ? 4U : 0U) | (item.eaten ? 8U : 0U);
    return index_of(item.room) | std::uint64_t{item.paid} << 32U | std::uint64_t{item.uses} << 33U |
           marks << 36U | std::uint64_t{item.worn} << 40U |
           std::uint64_t{index_of(item.inside)} << 48U;
}

ItemState item_of(std::uint64_t code) {
    return {.room = RoomId{static_cast<std::uint32_t>(code)},
            .inside = ItemId{static_cast<std::uint16_t>(code >> 48U)},
            .paid = (code >> 32U & 1U) != 0,
            .uses = static_cast<std::uint8_t>(code >> 33U & 7U),
            .worn = static_cast<std::uint8_t>(code >> 40U),
            .open = (code >> 36U & 1U) != 0,
            .locked = (code >> 37U & 1U) != 0,
            .lit = (code >> 38U & 1U) != 0,
            .eaten = (code >> 39U & 1U) != 0};
}

} // namespace

void ScoreCode::pack_flags(const std::vector<bool>& flags, std::size_t& next,
                           std::vector<std::uint64_t>& words) const {
    for (const bool flag : flags) {
        words[flag_at(next)] |= std::uint64_t{flag} << (next % 64);
        ++next;
    }
}

void ScoreCode::unpack_flags(KeyTable::Key words, std::size_t& next,
                             std::vector<bool>& flags) const {
    for (auto flag : flags) {
        flag = (words[flag_at(next)] >> (next % 64) & 1U) != 0;
        ++next;
    }
}

void ScoreCode::pack(const State& state, std::vector<std::uint64_t>& words) const {
    std::fill(words.begin(), words.end(), 0);
    words[0] = index_of(state.room) | std::uint64_t{index_of(state.asking)} << 32U |
               phase_of(world_, state, period_) << 48U;
    for (std::size_t i = 0; i < items_; ++i) {
        words[1 + i] = code_of(state.items[i]);
    }
    for (std::size_t i = 0; i < encounters_; ++i) {
        const EncounterState& one = state.encounters[i];
        const std::uint64_t code = (one.done ? 1U : 0U) | (one.paid ? 2U : 0U) |
                                   std::uint64_t{one.uses} << 2U | std::uint64_t{one.guesses} << 5U;
        words[encounter_at(i)] |= code << (i % 4 * 16);
    }
    std::size_t next = 0;
    pack_flags(state.unlocked, next, words);
    pack_flags(state.found, next, words);
    pack_flags(state.reached, next, words);
}

State ScoreCode::unpack(KeyTable::Key words) const {
    State state = first_;
    state.room = RoomId{static_cast<std::uint32_t>(words[0])};
    state.asking = EncounterId{static_cast<std::uint16_t>(words[0] >> 32U)};
    for (std::size_t i = 0; i < items_; ++i) {
        state.items[i] = item_of(words[1 + i]);
    }
    for (std::size_t i = 0; i < encounters_; ++i) {
        const std::uint64_t code = words[encounter_at(i)] >> (i % 4 * 16);
        state.encounters[i] = {.done = (code & 1U) != 0,
                               .paid = (code & 2U) != 0,
                               .guesses = static_cast<std::uint8_t>(code >> 5U),
                               .uses = static_cast<std::uint8_t>(code >> 2U & 7U)};
    }
    std::size_t next = 0;
    unpack_flags(words, next, state.unlocked);
    unpack_flags(words, next, state.found);
    unpack_flags(words, next, state.reached);
    return state;
}

} // namespace clew
