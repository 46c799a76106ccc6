#include "clew/play/choices.hpp"

#include "clew/base/text.hpp"
#include "clew/play/handling.hpp"
#include "clew/play/monster.hpp"
#include "clew/play/quest_giver.hpp"
#include "clew/play/riddler.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr std::uint64_t guesses_listed_max = 1000;

Command answer_of(std::string text) { return {.verb = Verb::answer, .text = std::move(text)}; }

void add_answers(std::vector<Command>& out, const Riddle& riddle) {
    const auto& answers = riddle.answers;
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
        for (const Direction direction : all_directions) {
            const bool blocked = blocker_of(world, state, direction) != nobody;
            exits = blocked ? exits.without(direction) : exits;
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

void add_handling(std::vector<Command>& out, const World& world, const State& state, ItemId id) {
    const Item& item = world.item(id);
    if (state.carries(id)) {
        if (!is_in_dark(world, state)) {
            out.push_back({.verb = Verb::drop, .item = id});
        }
    } else if (!item.fixed && guard_of(world, state, id) == nobody) {
        out.push_back({.verb = Verb::take, .item = id});
    }
    if (item.teleporter && !is_worn_out(world, state, id)) {
        out.push_back({.verb = Verb::use, .item = id});
    }
    if (item.meal != Meal::none && (state.carries(id) || guard_of(world, state, id) == nobody)) {
        out.push_back({.verb = Verb::consume, .item = id});
    }
    if (item.light != Light::none && !state.items[index_of(id)].lit &&
        !is_worn_out(world, state, id) && (item.lit_by == no_item || state.carries(item.lit_by))) {
        out.push_back({.verb = Verb::light, .item = id});
    }
}

template <class Test>
bool any_asked_by_endings(const World& world, const Test& test) {
    const auto& endings = world.parts().endings;
    return std::any_of(endings.begin(), endings.end(), [&](const Ending& ending) {
        return std::any_of(ending.when.begin(), ending.when.end(), [&](const AnyOf& any) {
            return std::any_of(any.begin(), any.end(), test);
        });
    });
}

bool wears_as_light(const Item& item) { return item.light != Light::none && item.lasts != 0; }

bool any_light_wears(const World& world) {
    const auto items = world.items();
    return world.has_darkness() && std::any_of(items.begin(), items.end(), wears_as_light);
}

// An ending may come too soon while it is open, and a light in it burn down.
bool is_worth_closing(const World& world, ItemId id) {
    return any_asked_by_endings(world,
                                [id](const Condition& one) {
                                    return one.kind == Condition::Kind::open && one.item == id;
                                }) ||
           (world.item(id).holds == Holds::in && any_light_wears(world));
}

void add_lid(std::vector<Command>& out, const World& world, const State& state, ItemId id) {
    const ItemState& lid = state.items[index_of(id)];
    if (lid.open && is_worth_closing(world, id)) {
        out.push_back({.verb = Verb::close, .item = id});
    }
    const ItemId key = world.item(id).locked_by;
    const bool has_its_key = key != no_item && has_key(world, state, key);
    if (!lid.open && (!lid.locked || has_its_key)) {
        out.push_back({.verb = Verb::open, .item = id});
    }
    if (!lid.locked && has_its_key) {
        out.push_back({.verb = Verb::lock, .item = id});
    }
}

// A look at what still hides a passage.
void add_search(std::vector<Command>& out, const World& world, const State& state, ItemId id) {
    const auto hides = [&](std::size_t i) {
        return world.passages()[i].hidden_by == id && !state.found[i];
    };
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        if (hides(i)) {
            out.push_back({.verb = Verb::examine, .item = id});
            return;
        }
    }
}

void add_deeds(std::vector<Command>& out, const World& world, const State& state) {
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        if (!at_hand(world, state, id)) {
            continue;
        }
        add_handling(out, world, state, id);
        if (world.item(id).openable) {
            add_lid(out, world, state, id);
        }
        if (world.has_secrets()) {
            add_search(out, world, state, id);
        }
    }
}

void add_puts(std::vector<Command>& out, const World& world, const State& state,
              const Conditions& conditions) {
    for (const AnyOf& any : conditions) {
        for (const Condition& one : any) {
            if (one.kind == Condition::Kind::put && can_put(world, state, one.item, one.holder)) {
                out.push_back({.verb = Verb::put, .item = one.item, .other = one.holder});
            }
        }
    }
}

// Whoever wants it takes it on sight.
bool is_wanted(const World& world, ItemId item) {
    const auto encounters = world.encounters();
    return std::any_of(encounters.begin(), encounters.end(), [item](const Encounter& one) {
        const auto* giver = std::get_if<QuestGiver>(&one.kind);
        return giver != nullptr && giver->wants == item;
    });
}

bool beats_someone(const World& world, ItemId item) {
    const auto encounters = world.encounters();
    return world.item(item).weapon ||
           std::any_of(encounters.begin(), encounters.end(), [item](const Encounter& one) {
               const auto* monster = std::get_if<Monster>(&one.kind);
               return monster != nullptr &&
                      std::find(monster->beaten_by.begin(), monster->beaten_by.end(), item) !=
                          monster->beaten_by.end();
           });
}

// To meet a monster with it in hand is not always right.
bool is_fought_with_in_vain(const World& world, ItemId item) {
    const bool is_fight_asked = any_asked_by_endings(
        world, [](const Condition& one) { return one.kind == Condition::Kind::settled; });
    return (world.item(item).lasts != 0 || is_fight_asked) && beats_someone(world, item);
}

void add_puts_aside(std::vector<Command>& out, const World& world, const State& state) {
    const auto items = world.items();
    if (std::none_of(items.begin(), items.end(),
                     [](const Item& item) { return item.holds != Holds::nothing; })) {
        return;
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        for (std::size_t j = 0; state.carries(item) && j < items.size(); ++j) {
            const ItemId holder{static_cast<std::uint16_t>(j)};
            if (is_put_aside(world, item, holder) && can_put(world, state, item, holder)) {
                out.push_back({.verb = Verb::put, .item = item, .other = holder});
            }
        }
    }
}

void add_puts(std::vector<Command>& out, const World& world, const State& state) {
    add_puts_aside(out, world, state);
    if (world.has_conditions()) {
        for (const Ending& ending : world.parts().endings) {
            add_puts(out, world, state, ending.when);
        }
        for (const Milestone& milestone : world.parts().milestones) {
            add_puts(out, world, state, milestone.when);
        }
        for (const Passage& passage : world.passages()) {
            add_puts(out, world, state, passage.appears);
        }
    }
}

void add_attack(std::vector<Command>& out, const World& world, const State& state) {
    const EncounterId foe = foe_here(world, state);
    if (foe != nobody && can_beat(world, state, foe)) {
        out.push_back({.verb = Verb::attack, .encounter = foe});
    }
}

} // namespace

bool is_put_aside(const World& world, ItemId item, ItemId holder) {
    const Holds holds = world.item(holder).holds;
    if (holds == Holds::nothing || item == holder) {
        return false;
    }
    if (holds == Holds::in && world.has_darkness() && wears_as_light(world.item(item))) {
        return true;
    }
    const auto is_asked = [item](const Condition& one) {
        return one.kind == Condition::Kind::carrying && one.item == item;
    };
    return !world.item(holder).fixed &&
           (is_wanted(world, item) || any_asked_by_endings(world, is_asked) ||
            is_fought_with_in_vain(world, item));
}

std::vector<Command> choices(const World& world, const State& state) {
    std::vector<Command> out;
    if (state.over()) {
        return out;
    }
    if (state.asking == nobody) {
        add_ways(out, world, state);
        add_deeds(out, world, state);
        add_gifts(out, world, state);
        add_puts(out, world, state);
        add_attack(out, world, state);
    } else if (const auto& kind = world.encounter(state.asking).kind;
               std::holds_alternative<Riddler>(kind)) {
        add_answers(out, riddle_of(world, state, state.asking));
    } else if (const auto* gambler = std::get_if<Gambler>(&kind)) {
        add_guesses(out, *gambler);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end()); // two conditions may want one thing
    return out;
}

} // namespace clew
