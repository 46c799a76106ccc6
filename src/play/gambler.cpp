#include "clew/play/gambler.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace clew {

namespace {

const Gambler& gambler_of(const World& world, EncounterId id) {
    return *std::get_if<Gambler>(&world.encounter(id).kind);
}

std::int64_t guesses_left(const Gambler& gambler, const EncounterState& state) {
    return std::int64_t{gambler.guesses} - state.guesses;
}

// Guesses made are forgotten with the game, so that states which differ by them alone are one.
void end_game(const Turn& turn, EncounterId id, bool paid) {
    EncounterState& state = turn.state.encounters[index_of(id)];
    state.done = true;
    state.paid = paid;
    state.guesses = 0;
    turn.state.asking = nobody;
}

// "10." and '"10"' are numbers too.
std::string_view without_marks(std::string_view text) {
    constexpr std::string_view quotes = "\"'";
    constexpr std::string_view marks = "\"'.,;:!?";
    while (!text.empty() && quotes.find(text.front()) != std::string_view::npos) {
        text.remove_prefix(1);
    }
    while (!text.empty() && marks.find(text.back()) != std::string_view::npos) {
        text.remove_suffix(1);
    }
    return text;
}

void count_guess(const Turn& turn, EncounterId id, std::uint32_t guess) {
    const Gambler& gambler = gambler_of(turn.world, id);
    EncounterState& state = turn.state.encounters[index_of(id)];
    const std::uint32_t number = gambler_number(turn.world, id, state);
    if (guess == number) {
        end_game(turn, id, true);
        turn.events.add({.kind = EventKind::gamble_won, .encounter = id, .amount = gambler.bonus});
        return;
    }
    ++state.guesses;
    const std::int64_t left = guesses_left(gambler, state);
    if (left <= 0) {
        end_game(turn, id, false);
        turn.events.add({.kind = EventKind::gamble_lost, .encounter = id, .amount = number});
        return;
    }
    const EventKind kind = guess < number ? EventKind::guess_too_low : EventKind::guess_too_high;
    turn.events.add({.kind = kind, .encounter = id, .amount = left});
}

} // namespace

void meet_gambler(const Turn& turn, EncounterId id) {
    const EncounterState& state = turn.state.encounters[index_of(id)];
    if (state.done) {
        return;
    }
    turn.state.asking = id;
    turn.events.add({.kind = EventKind::gamble_asked,
                     .encounter = id,
                     .amount = guesses_left(gambler_of(turn.world, id), state)});
}

void answer_gambler(const Turn& turn, EncounterId id, std::string_view text) {
    const Gambler& gambler = gambler_of(turn.world, id);
    const std::string_view digits = without_marks(trim(text));
    const bool is_number = !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
    // A number of more digits than fit is still a number, only out of range.
    const std::optional<std::uint64_t> guess =
        is_number ? number_of(digits, gambler.high) : std::nullopt;
    if (guess && *guess >= gambler.low) {
        count_guess(turn, id, static_cast<std::uint32_t>(*guess));
        return;
    }
    const EventKind kind = is_number ? EventKind::guess_outside : EventKind::guess_no_number;
    const std::int64_t left = guesses_left(gambler, turn.state.encounters[index_of(id)]);
    turn.events.add({.kind = kind, .encounter = id, .amount = left});
}

std::uint32_t gambler_number(const World& world, EncounterId id, const EncounterState& state) {
    const Gambler& gambler = gambler_of(world, id);
    assert(gambler.low <= gambler.high);
    const std::uint64_t numbers = std::uint64_t{gambler.high} - gambler.low + 1;
    const std::uint64_t above =
        draw(world.parts().seed, world.encounter(id).stream, state.uses, numbers);
    return gambler.low + static_cast<std::uint32_t>(above);
}

} // namespace clew
