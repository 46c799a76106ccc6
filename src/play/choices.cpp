#include "clew/play/choices.hpp"

#include "clew/base/text.hpp"
#include "clew/play/quest_giver.hpp"
#include "clew/play/riddler.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr std::uint64_t guesses_listed_max = 1000;

Command answer_of(std::string text) { return {.verb = Verb::answer, .text = std::move(text)}; }

void add_answers(std::vector<Command>& out, const Riddler& riddler) {
    const auto& answers = riddler.answers;
    const auto means_nothing = [](const std::string& key) { return is_answer("", key); };
    if (!answers.empty()) {
        out.push_back(answer_of(answers.front()));
    }
    if (std::none_of(answers.begin(), answers.end(), means_nothing)) {
        out.push_back(answer_of(""));
    }
}

void add_guesses(std::vector<Command>& out, const Gambler& gambler) {
    const std::uint64_t last = std::uint64_t{gambler.high} - gambler.low;
    const std::uint64_t steps = std::min(last, guesses_listed_max - 1);
    for (std::uint64_t i = 0; i <= steps; ++i) {
        std::string digits;
        append_number(digits, gambler.low + (steps == 0 ? 0 : i * last / steps));
        out.push_back(answer_of(std::move(digits)));
    }
}

void add_ways(std::vector<Command>& out, const World& world, const State& state) {
    Exits exits = world.exits(state.room);
    if (const Site* site = world.site(state.room)) {
        for (const Way& way : site->ways) {
            exits = is_shut(world, state, way.passage) ? exits.without(way.direction) : exits;
        }
    }
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            out.push_back({.verb = Verb::go, .direction = direction});
        }
    }
}

void add_gifts(std::vector<Command>& out, const World& world, const State& state) {
    const Site* site = world.site(state.room);
    if (site == nullptr) {
        return;
    }
    for (const EncounterId id : site->encounters) {
        const auto* giver = std::get_if<QuestGiver>(&world.encounter(id).kind);
        if (giver != nullptr && still_wants(world, state, id, giver->wants) &&
            state.carries(giver->wants)) {
            out.push_back({.verb = Verb::give, .item = giver->wants, .encounter = id});
        }
    }
}

void add_deeds(std::vector<Command>& out, const World& world, const State& state) {
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        const Item& item = world.item(id);
        if (!at_hand(state, id)) {
            continue;
        }
        if (state.carries(id)) {
            out.push_back({.verb = Verb::drop, .item = id});
        } else if (!item.fixed) {
            out.push_back({.verb = Verb::take, .item = id});
        }
        if (item.teleporter) {
            out.push_back({.verb = Verb::use, .item = id});
        }
    }
}

} // namespace

std::vector<Command> choices(const World& world, const State& state) {
    std::vector<Command> out;
    if (state.over()) {
        return out;
    }
    if (state.asking == nobody) {
        add_ways(out, world, state);
        add_deeds(out, world, state);
        add_gifts(out, world, state);
    } else if (const auto& kind = world.encounter(state.asking).kind;
               const auto* riddler = std::get_if<Riddler>(&kind)) {
        add_answers(out, *riddler);
    } else if (const auto* gambler = std::get_if<Gambler>(&kind)) {
        add_guesses(out, *gambler);
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace clew
