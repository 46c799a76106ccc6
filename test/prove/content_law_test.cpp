#include "../share.hpp"
#include "clew/prove/content.hpp"

#include "brute_force.hpp"
#include "play/model_worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace clew;
using namespace clew::test;

namespace {

using Kind = Part::Kind;
using Shown = std::set<std::pair<Kind, std::size_t>>;

constexpr std::size_t states_max = 6000;

void give_texts(WorldParts& parts) {
    for (Encounter& one : parts.encounters) {
        if (auto* monster = std::get_if<Monster>(&one.kind)) {
            monster->beaten = monster->beats = "Ah!";
        } else if (auto* riddler = std::get_if<Riddler>(&one.kind)) {
            riddler->right = riddler->wrong = "Well!";
        } else if (auto* gambler = std::get_if<Gambler>(&one.kind)) {
            gambler->won = gambler->lost = "So!";
        } else if (auto* giver = std::get_if<QuestGiver>(&one.kind)) {
            giver->asks = giver->thanks = "Oh!";
        }
    }
    parts.texts.won = "Out!";
}

// Up to 4x4 with many walls, some things and people, and passages; every third room has a name.
WorldParts small_parts(Random& random) {
    WorldParts parts = random_maze(random);
    for (std::uint32_t i = 0; i < parts.grid.room_count(); ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.exits(RoomId{i}).has(direction) && random.chance(0.3)) {
                parts.grid.close(RoomId{i}, direction);
            }
        }
        if (random.chance(0.3)) {
            parts.rooms.push_back({.room = RoomId{i}, .id = "hall", .name = "Hall", .text = {}});
        }
    }
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i) {
        Item made = item("thing", some_room(random, parts));
        made.weapon = random.chance(0.5);
        made.fixed = random.chance(0.2);
        made.treasure = random.chance(0.3) ? 10 : 0;
        if (random.chance(0.2)) {
            made.teleporter = some_destination(random, parts);
        }
        add(parts, std::move(made));
    }
    add_encounters(random, parts);
    add_passages(random, parts);
    give_texts(parts);
    parts.seed = random.next();
    return parts;
}

World small_world(std::uint64_t seed) {
    Random random(mix(seed));
    return World(small_parts(random));
}

World small_model_world(std::uint64_t seed) {
    Random random(mix(seed + 3'100'000));
    WorldParts parts = small_parts(random);
    ModelMaker(random, parts).add_all(random.chance(0.2) ? 0.5 : 0.2);
    return World(std::move(parts));
}

void show_of_model(Shown& shown, const Event& event) {
    const std::size_t item = index_of(event.item);
    switch (event.kind) {
    case EventKind::lid_unlocked:
        shown.emplace(Kind::use, index_of(event.other));
        shown.emplace(Kind::unlocked, item);
        break;
    case EventKind::opened:
        shown.emplace(Kind::opened, item);
        break;
    case EventKind::consumed:
        shown.emplace(Kind::eaten, item);
        break;
    case EventKind::kindled:
        shown.emplace(Kind::lit, item);
        break;
    case EventKind::worn_out:
        shown.emplace(Kind::worn, item);
        break;
    case EventKind::passage_found:
        shown.emplace(Kind::finding, index_of(event.passage));
        break;
    case EventKind::milestone:
        shown.emplace(Kind::milestone, event.number);
        break;
    case EventKind::ended:
        shown.emplace(Kind::ending, event.number);
        break;
    default:
        break;
    }
}

void show_event(Shown& shown, const World& world, const Event& event) {
    const std::size_t item = index_of(event.item);
    const std::size_t who = index_of(event.encounter);
    switch (event.kind) {
    case EventKind::arrived:
        if (world.site(event.room) != nullptr && world.site(event.room)->text) {
            shown.emplace(Kind::room, *world.site(event.room)->text);
        }
        shown.emplace(Kind::passage, index_of(event.passage));
        break;
    case EventKind::monster_beaten:
    case EventKind::quest_done:
        shown.emplace(Kind::use, item);
        [[fallthrough]];
    case EventKind::riddle_right:
    case EventKind::gamble_won:
        shown.emplace(Kind::success, who);
        break;
    case EventKind::unlocked:
        shown.emplace(Kind::use, item);
        break;
    case EventKind::monster_wins:
    case EventKind::riddle_wrong:
    case EventKind::gamble_lost:
    case EventKind::quest_wants:
        shown.emplace(Kind::failure, who);
        break;
    case EventKind::quest_gives: // perhaps to be taken by the next one there
        shown.emplace(Kind::item, item);
        break;
    case EventKind::monster_waits:
        shown.emplace(Kind::failure, who);
        break;
    case EventKind::won:
        shown.emplace(Kind::win, 0);
        break;
    default:
        show_of_model(shown, event);
        break;
    }
    if (event.encounter != nobody) {
        shown.emplace(Kind::meeting, who);
    }
}

void show_step(Shown& shown, const World& world, const Step& step) {
    for (const Event& event : step.events) {
        show_event(shown, world, event);
    }
    const bool is_free = !step.state.over() && step.state.asking == nobody;
    const Site* site = world.site(step.state.room);
    if (is_free && site != nullptr && site->text && !is_in_dark(world, step.state)) {
        shown.emplace(Kind::view, *site->text);
    }
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        const bool is_had = world.item(item).fixed ? is_free && at_hand(world, step.state, item)
                                                   : step.state.carries(item);
        if (is_had || step.state.carries(item)) {
            shown.emplace(Kind::item, i);
        }
    }
}

// All that the steps of a game tell, with every choice tried in every state there is.
Shown all_shown(const World& world, const BruteForce& brute) {
    Shown shown;
    show_step(shown, world, first_step(world));
    for (const State& state : brute.states) {
        for (const Command& command : choices(world, state)) {
            show_step(shown, world, step(world, state, command));
        }
    }
    return shown;
}

bool is_for_something(const World& world, std::size_t i) {
    const auto is_it = [i](ItemId id) { return index_of(id) == i; };
    const auto wants_it = [&](const Encounter& one) {
        const auto* giver = std::get_if<QuestGiver>(&one.kind);
        return giver != nullptr && is_it(giver->wants);
    };
    return world.items()[i].weapon ||
           std::any_of(world.passages().begin(), world.passages().end(),
                       [&](const Passage& way) { return is_it(way.locked_by); }) ||
           std::any_of(world.items().begin(), world.items().end(),
                       [&](const Item& lid) { return lid.openable && is_it(lid.locked_by); }) ||
           std::any_of(world.encounters().begin(), world.encounters().end(), wants_it);
}

struct Counts {
    int settled = 0;
    std::array<int, Part::kinds> kinds{};
};

// Of an item with a text for it.
bool has_text(const Item& item, Kind kind) {
    const ItemTexts& told = item.told;
    switch (kind) {
    case Kind::opened:
        return !told.opened.empty();
    case Kind::unlocked:
        return !told.unlocked.empty();
    case Kind::eaten:
        return !told.eaten.empty();
    case Kind::lit:
        return !told.lit.empty();
    default:
        return !told.worn.empty();
    }
}

bool is_told_of_model(const World& world, const Shown& shown, Kind kind, std::size_t i) {
    switch (kind) {
    case Kind::view:
        return world.rooms()[i].dark && !world.rooms()[i].text.empty() &&
               (shown.contains({Kind::room, i}) ||
                rooms_out_of_reach(world).has(world.rooms()[i].room));
    case Kind::passage:
        return !world.passages()[i].is_secret() || shown.contains({Kind::finding, i});
    case Kind::finding:
        return world.passages()[i].is_secret();
    case Kind::opened:
    case Kind::unlocked:
    case Kind::eaten:
    case Kind::lit:
    case Kind::worn:
        return has_text(world.items()[i], kind) && shown.contains({Kind::item, i});
    default:
        return true;
    }
}

void hold(const World& world, const BruteForce& brute, Counts& counts) {
    const auto found = hidden_parts(world);
    BOOST_TEST_REQUIRE(found.has_value());
    const Shown shown = all_shown(world, brute);
    ++counts.settled;
    for (const Part& part : *found) {
        ++counts.kinds[static_cast<std::size_t>(part.kind)];
    }
    const auto is_told = [&](Kind kind, std::size_t i) {
        return kind == Kind::use ? shown.contains({Kind::item, i}) && is_for_something(world, i)
               : kind == Kind::success || kind == Kind::failure
                   ? shown.contains({Kind::meeting, i}) &&
                         !std::holds_alternative<Trap>(world.encounters()[i].kind)
               : kind != Kind::room ? is_told_of_model(world, shown, kind, i)
                                    : !rooms_out_of_reach(world).has(world.rooms()[i].room);
    };
    const auto hold_all = [&](Kind kind, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const bool is_hidden =
                std::find(found->begin(), found->end(), Part{kind, i}) != found->end();
            BOOST_TEST_CONTEXT("kind " << static_cast<int>(kind) << " of " << i) {
                BOOST_TEST(is_hidden == (is_told(kind, i) && !shown.contains({kind, i})));
            }
        }
    };
    hold_all(Kind::room, world.rooms().size());
    hold_all(Kind::item, world.items().size());
    hold_all(Kind::use, world.items().size());
    hold_all(Kind::meeting, world.encounters().size());
    hold_all(Kind::success, world.encounters().size());
    hold_all(Kind::failure, world.encounters().size());
    hold_all(Kind::passage, world.passages().size());
    hold_all(Kind::win, 1);
    hold_all(Kind::view, world.rooms().size());
    for (const Kind kind : {Kind::opened, Kind::unlocked, Kind::eaten, Kind::lit, Kind::worn}) {
        hold_all(kind, world.items().size());
    }
    hold_all(Kind::finding, world.passages().size());
    hold_all(Kind::milestone, world.parts().milestones.size());
    hold_all(Kind::ending, world.parts().endings.size());
}

Counts hold_against_brute_force(World (*world_of)(std::uint64_t), std::uint64_t worlds) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(worlds); ++seed) {
        const World world = world_of(seed);
        const BruteForce brute = brute_force(world, states_max);
        if (brute.settled) {
            BOOST_TEST_CONTEXT("seed " << seed) { hold(world, brute, counts); }
        }
    }
    return counts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(content_law)

BOOST_AUTO_TEST_CASE(what_it_hides_is_what_brute_force_never_shows) {
    const Counts counts = hold_against_brute_force(small_world, share_of(400U));
    BOOST_TEST(counts.settled > share_of(200));
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(Kind::win); ++kind) {
        BOOST_TEST(counts.kinds[kind] > 0);
    }
}

BOOST_AUTO_TEST_CASE(so_it_is_with_the_standard_model) {
    const Counts counts = hold_against_brute_force(small_model_world, share_of(400U));
    BOOST_TEST(counts.settled > share_of(150));
    for (const int count : counts.kinds) {
        BOOST_TEST(count > 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()
