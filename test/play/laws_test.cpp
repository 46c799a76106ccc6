#include "../share.hpp"
#include "random_worlds.hpp"

#include "clew/play/tally.hpp"

#include <boost/test/unit_test.hpp>

#include <functional>

namespace clew::test {

namespace {

constexpr std::uint64_t worlds = share_of(1500U);
constexpr int commands_each = 60;

// What a law is asked to judge.
struct Moment {
    const World& world;
    const State& before;
    const Command& command;
    const State& after;
    const Events& events;
};

// Walks through many worlds, half by choices and half by any command, and asks the law each time.
// A walk that has ended begins again.
void hold(const std::function<void(const Moment&)>& law) {
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        const World world = random_world(seed);
        Random random(seed + worlds);
        State state = first_step(world).state;
        for (int i = 0; i < commands_each; ++i) {
            const std::optional<Command> choice =
                random.chance(0.7) ? some_choice(random, world, state) : std::nullopt;
            const Command command = choice ? *choice : some_command(random, world);
            Step next = step(world, state, command);
            BOOST_TEST_CONTEXT("world " << seed << ", command " << i << ": "
                                        << text_of(world, next.events)) {
                law({world, state, command, next.state, next.events});
            }
            const bool again = next.state.over() && random.chance(0.3);
            state = again ? first_step(world).state : std::move(next.state);
        }
    }
}

bool has(const Events& events, EventKind kind) {
    return std::any_of(events.begin(), events.end(),
                       [kind](const Event& event) { return event.kind == kind; });
}

auto count(const Events& events, EventKind kind) {
    return std::count_if(events.begin(), events.end(),
                         [kind](const Event& event) { return event.kind == kind; });
}

} // namespace

BOOST_AUTO_TEST_SUITE(laws)

BOOST_AUTO_TEST_CASE(step_is_deterministic_and_advance_is_the_same) {
    Events events;
    hold([&](const Moment& moment) {
        const Step again = step(moment.world, moment.before, moment.command);
        BOOST_REQUIRE((again.state == moment.after));
        BOOST_REQUIRE(text_of(moment.world, again.events) == text_of(moment.world, moment.events));
        State state = moment.before;
        advance(moment.world, state, moment.command, events);
        BOOST_REQUIRE((state == moment.after));
        BOOST_REQUIRE(text_of(moment.world, events) == text_of(moment.world, moment.events));
    });
}

BOOST_AUTO_TEST_CASE(every_command_is_answered_by_an_event) {
    hold([](const Moment& moment) { BOOST_REQUIRE(moment.events.size() >= 1U); });
}

BOOST_AUTO_TEST_CASE(a_wall_moves_nobody_and_spends_no_turn) {
    hold([](const Moment& moment) {
        if (has(moment.events, EventKind::no_exit) || has(moment.events, EventKind::locked)) {
            BOOST_REQUIRE((moment.after == moment.before));
            BOOST_REQUIRE(moment.events.size() == 1U);
        }
    });
}

BOOST_AUTO_TEST_CASE(a_turn_is_spent_by_moves_and_teleporters_alone) {
    hold([](const Moment& moment) {
        const Verb verb = moment.command.verb;
        const bool arrives =
            (verb == Verb::go || verb == Verb::use) && has(moment.events, EventKind::arrived);
        BOOST_REQUIRE(moment.after.turns == moment.before.turns + (arrives ? 1U : 0U));
        if (verb != Verb::go && verb != Verb::use && verb != Verb::answer) {
            BOOST_REQUIRE((moment.after.room == moment.before.room));
        }
    });
}

BOOST_AUTO_TEST_CASE(looking_reading_and_fighting_change_nothing) {
    hold([](const Moment& moment) {
        const Verb verb = moment.command.verb;
        if (verb == Verb::examine || verb == Verb::read || verb == Verb::attack) {
            BOOST_REQUIRE((moment.after == moment.before));
        }
    });
}

BOOST_AUTO_TEST_CASE(after_the_end_nothing_changes) {
    hold([](const Moment& moment) {
        if (moment.before.over()) {
            BOOST_REQUIRE((moment.after == moment.before));
            BOOST_REQUIRE(text_of(moment.world, moment.events) == "over");
        }
    });
}

BOOST_AUTO_TEST_CASE(the_invariant_of_a_state_holds) {
    hold([](const Moment& moment) {
        const State& state = moment.after;
        BOOST_REQUIRE(index_of(state.room) < moment.world.grid().room_count());
        BOOST_REQUIRE(state.items.size() == moment.world.items().size());
        BOOST_REQUIRE(state.encounters.size() == moment.world.encounters().size());
        BOOST_REQUIRE(state.unlocked.size() == moment.world.passages().size());
        if (state.asking != nobody) {
            const Encounter& asking = moment.world.encounter(state.asking);
            BOOST_REQUIRE((asking.room == state.room));
            BOOST_REQUIRE(!state.over());
            BOOST_REQUIRE(!state.encounters[index_of(state.asking)].done);
            BOOST_REQUIRE((std::holds_alternative<Riddler>(asking.kind) ||
                           std::holds_alternative<Gambler>(asking.kind)));
        }
    });
}

BOOST_AUTO_TEST_CASE(the_last_arrival_is_where_the_player_is) {
    hold([](const Moment& moment) {
        RoomId room = moment.before.room;
        for (const Event& event : moment.events) {
            room = event.kind == EventKind::arrived ? event.room : room;
        }
        BOOST_REQUIRE((moment.after.room == room));
    });
}

BOOST_AUTO_TEST_CASE(a_command_teleports_once_at_most_and_chance_stays_finite) {
    hold([](const Moment& moment) {
        BOOST_REQUIRE(count(moment.events, EventKind::teleported) <= 1);
        for (const ItemState& item : moment.after.items) {
            BOOST_REQUIRE(item.uses < 8);
        }
        for (const EncounterState& encounter : moment.after.encounters) {
            BOOST_REQUIRE(encounter.uses < 8);
        }
    });
}

BOOST_AUTO_TEST_CASE(what_was_paid_or_done_stays_so_and_is_paid_once) {
    hold([](const Moment& moment) {
        for (std::size_t i = 0; i < moment.after.items.size(); ++i) {
            BOOST_REQUIRE((moment.after.items[i].paid || !moment.before.items[i].paid));
        }
        for (std::size_t i = 0; i < moment.after.encounters.size(); ++i) {
            BOOST_REQUIRE((moment.after.encounters[i].done || !moment.before.encounters[i].done));
            BOOST_REQUIRE((moment.after.encounters[i].done || !moment.after.encounters[i].paid));
        }
        for (const Event& event : moment.events) {
            if (event.kind == EventKind::treasure) {
                BOOST_REQUIRE(!moment.before.items[index_of(event.item)].paid);
                BOOST_REQUIRE(moment.after.items[index_of(event.item)].paid);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_end_is_the_last_event_and_told_by_its_outcome) {
    hold([](const Moment& moment) {
        if (moment.before.over() || !moment.after.over()) {
            BOOST_REQUIRE(!(has(moment.events, EventKind::won) ||
                            has(moment.events, EventKind::lost_to_monster) ||
                            has(moment.events, EventKind::out_of_turns)));
            return;
        }
        const EventKind last = moment.events.all().back().kind;
        const bool in_step =
            (moment.after.outcome == Outcome::won && last == EventKind::won) ||
            (moment.after.outcome == Outcome::out_of_turns && last == EventKind::out_of_turns) ||
            (moment.after.outcome == Outcome::lost_to_monster &&
             last == EventKind::lost_to_monster);
        BOOST_REQUIRE(in_step);
    });
}

BOOST_AUTO_TEST_CASE(who_plays_on_without_a_question_has_turns_left_and_is_at_no_goal) {
    hold([](const Moment& moment) {
        if (moment.after.over() || moment.after.asking != nobody) {
            return;
        }
        const auto& limit = moment.world.parts().turn_limit;
        BOOST_REQUIRE((!limit || moment.after.turns < *limit));
        BOOST_REQUIRE(!moment.world.is_goal(moment.after.room));
    });
}

BOOST_AUTO_TEST_CASE(what_choices_offers_is_sorted_and_never_refused) {
    hold([](const Moment& moment) {
        const std::vector<Command> offered = choices(moment.world, moment.before);
        BOOST_REQUIRE(std::is_sorted(offered.begin(), offered.end()));
        BOOST_REQUIRE((std::adjacent_find(offered.begin(), offered.end()) == offered.end()));
        for (const Command& command : offered) {
            const Step next = step(moment.world, moment.before, command);
            const bool tells_riddle_again = has(next.events, EventKind::riddle_wrong);
            const bool changes = next.state != moment.before || tells_riddle_again;
            BOOST_REQUIRE_MESSAGE(changes, text_of(moment.world, next.events));
        }
    });
}

BOOST_AUTO_TEST_CASE(nothing_to_choose_means_the_end_or_a_room_without_ways) {
    hold([](const Moment& moment) {
        const bool empty = choices(moment.world, moment.before).empty();
        if (moment.before.over()) {
            BOOST_REQUIRE(empty);
        } else if (empty) {
            const Exits exits = moment.world.exits(moment.before.room);
            const Site* site = moment.world.site(moment.before.room);
            const bool all_are_locked = site != nullptr && !site->ways.empty();
            BOOST_REQUIRE((exits.empty() || all_are_locked));
        }
    });
}

BOOST_AUTO_TEST_CASE(any_command_that_changes_anything_could_have_been_chosen) {
    hold([](const Moment& moment) {
        const bool changes = moment.after != moment.before;
        if (!changes || moment.command.verb == Verb::answer) {
            return;
        }
        Command command = moment.command;
        if (command.verb == Verb::give) {
            for (const Event& event : moment.events) {
                command.encounter =
                    event.kind == EventKind::quest_done ? event.encounter : command.encounter;
            }
        }
        const std::vector<Command> offered = choices(moment.world, moment.before);
        BOOST_REQUIRE(std::binary_search(offered.begin(), offered.end(), command));
    });
}

BOOST_AUTO_TEST_CASE(equal_states_have_equal_digests_and_different_ones_differ) {
    hold([](const Moment& moment) {
        BOOST_REQUIRE((digest_of(moment.after) == digest_of(moment.before)) ==
                      (moment.after == moment.before));
    });
}

BOOST_AUTO_TEST_CASE(the_same_commands_end_in_the_same_state_and_score) {
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        const World world = random_world(seed);
        std::array<std::uint64_t, 2> digests{};
        std::array<std::int64_t, 2> scores{};
        for (std::size_t time = 0; time < 2; ++time) {
            Random random(seed);
            Step now = first_step(world);
            Tally tally(world);
            tally.follow(world, now.events);
            for (int i = 0; i < commands_each; ++i) {
                now = step(world, std::move(now.state), some_command(random, world));
                tally.follow(world, now.events);
            }
            digests[time] = digest_of(now.state);
            scores[time] = score_of(score_lines(world, now.state, tally));
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(digests[0] == digests[1]);
            BOOST_TEST(scores[0] == scores[1]);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_walks_bring_about_every_kind_of_event) {
    std::array<std::uint64_t, static_cast<std::size_t>(EventKind::over) + 1> seen{};
    hold([&](const Moment& moment) {
        for (const Event& event : moment.events) {
            ++seen[static_cast<std::size_t>(event.kind)];
        }
    });
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        BOOST_TEST_CONTEXT(name_of(static_cast<EventKind>(kind))) { BOOST_TEST(seen[kind] > 0U); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
