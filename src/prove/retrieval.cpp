#include "clew/prove/retrieval.hpp"

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/answering.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/hiding.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace clew {

namespace {

constexpr std::uint32_t regions_max = 4096;
constexpr std::uint32_t no_region = ~std::uint32_t{0};

// More in a row than this, and all answers to them, are not gone through.
constexpr int questions_max = 8;

constexpr std::size_t trials_max = 256; // sets of things put down before one command

// Without it something stays locked, shut away or in the dark.
bool is_means(const World& world, const Item& item, std::size_t index) {
    const auto items = world.items();
    const auto passages = world.passages();
    return item.holds != Holds::nothing || (world.has_darkness() && item.light != Light::none) ||
           std::any_of(items.begin(), items.end(),
                       [&](const Item& one) {
                           return index_of(one.locked_by) == index || index_of(one.lit_by) == index;
                       }) ||
           std::any_of(passages.begin(), passages.end(), [&](const Passage& passage) {
               return index_of(passage.locked_by) == index;
           });
}

// Nobody takes it again from where it is put down.
bool is_given_for_good(const World& world, std::size_t index) {
    const auto encounters = world.encounters();
    return world.items()[index].fixed &&
           std::any_of(encounters.begin(), encounters.end(), [&](const Encounter& one) {
               const auto* giver = std::get_if<QuestGiver>(&one.kind);
               return giver != nullptr && index_of(giver->gives) == index;
           });
}

bool may_be_lost(const Premises& premises, std::size_t index) {
    const World& world = premises.world;
    const Item& item = world.items()[index];
    return premises.needs.shed[index] ||
           (premises.needs.useful[index] &&
            ((item.meal != Meal::none && is_means(world, item, index)) ||
             is_given_for_good(world, index) || can_shut_light_away(world, item)));
}

bool is_owed_to_thing(const Event& event) {
    switch (event.kind) {
    case EventKind::monster_beaten:
    case EventKind::quest_done:
    case EventKind::unlocked:
    case EventKind::passage_found:
    case EventKind::ended:
        return true;
    default:
        return false;
    }
}

// Put down under the eyes of its guard, a thing that came from elsewhere could not be had again.
bool may_be_kept(const Premises& premises, const Encounter& one) {
    const auto* monster = std::get_if<Monster>(&one.kind);
    const ItemId item = monster == nullptr ? no_item : monster->guards;
    return item != no_item && premises.needs.useful[index_of(item)] &&
           premises.world.item(item).room != one.room;
}

} // namespace

Retrieval::Retrieval(const Premises& premises, const Outline& outline)
    : world_(premises.world), regions_(premises.regions), outline_(outline),
      table_(outline.words()), key_(outline.words()), other_key_(outline.words()),
      sphere_words_((premises.regions.count() + 63) / 64), seen_(premises.regions.count()) {}

bool Retrieval::applies(const Premises& premises) {
    const World& world = premises.world;
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        if (may_be_lost(premises, i)) {
            return false;
        }
    }
    const auto all = world.encounters();
    return std::none_of(all.begin(), all.end(),
                        [&](const Encounter& one) { return may_be_kept(premises, one); }) &&
           premises.regions.count() <= regions_max && world.rovers().empty() && !has_chance(world);
}

bool Retrieval::is_owed_to_things(const Step& step) const {
    const auto events = step.events.all();
    bool is_owed = std::any_of(events.begin(), events.end(), is_owed_to_thing);
    State state = step.state;
    while (!is_owed && state.asking != nobody && regions_.is_formality(state.asking)) {
        Step next = answer_formality(world_, std::move(state));
        is_owed = std::any_of(next.events.begin(), next.events.end(), is_owed_to_thing);
        state = std::move(next.state);
    }
    return is_owed;
}

// The player's hands, and all that lies about.
State Retrieval::emptied(const State& state) const {
    State bare = state;
    for (std::size_t i = 0; i < bare.items.size(); ++i) {
        ItemState& item = bare.items[i];
        const bool is_loose =
            !world_.items()[i].fixed &&
            world_.way_through(ItemId{static_cast<std::uint16_t>(i)}) == no_passage;
        if (is_loose && item.room != held) {
            item.room = nowhere;
        }
    }
    return bare;
}

// The region that it leads to; none if there is more to it.
std::uint32_t Retrieval::end_of_walk(const State& bare, const Outlet& outlet) {
    if (outlet.passage != no_passage && is_shut(world_, bare, outlet.passage)) {
        return no_region;
    }
    State after = bare;
    after.room = outlet.room;
    advance(world_, after, {.verb = Verb::go, .direction = outlet.direction}, events_);
    answer_formalities(world_, regions_, after);
    walked_to_win_ = walked_to_win_ || after.outcome == Outcome::won;
    if (after.over() || after.asking != nobody) {
        return no_region;
    }
    State plain = bare;
    plain.room = after.room;
    outline_.pack(after, key_);
    outline_.pack(plain, other_key_);
    return key_ == other_key_ ? regions_.of(after.room) : no_region;
}

void Retrieval::walk_from(const State& bare) {
    walked_.assign(1, regions_.of(bare.room));
    edges_.clear();
    walked_to_win_ = false;
    std::fill(seen_.begin(), seen_.end(), false);
    seen_[walked_.front()] = true;
    for (std::size_t i = 0; i < walked_.size(); ++i) {
        for (const Outlet& outlet : regions_.outlets(walked_[i])) {
            const std::uint32_t to = end_of_walk(bare, outlet);
            if (to == no_region) {
                continue;
            }
            edges_.push_back({walked_[i], to});
            if (!seen_[to]) {
                seen_[to] = true;
                walked_.push_back(to);
            }
        }
    }
}

// Of the regions walked to, those from which the first is walked to.
std::vector<std::uint32_t> Retrieval::those_leading_back() const {
    std::vector<bool> leads(regions_.count());
    leads[walked_.front()] = true;
    for (bool more = true; more;) {
        more = false;
        for (auto edge = edges_.rbegin(); edge != edges_.rend(); ++edge) {
            if (leads[edge->to] && !leads[edge->from]) {
                leads[edge->from] = more = true;
            }
        }
    }
    std::vector<std::uint32_t> regions;
    std::copy_if(walked_.begin(), walked_.end(), std::back_inserter(regions),
                 [&](std::uint32_t region) { return leads[region]; });
    return regions;
}

// One for all of them: each is walked to from each.
void Retrieval::note_sphere(State bare, const std::vector<std::uint32_t>& regions) {
    const auto number = static_cast<Sphere>(spheres_.size() / sphere_words_);
    spheres_.resize(spheres_.size() + sphere_words_);
    wins_.push_back(walked_to_win_);
    for (const std::uint32_t region : regions) {
        spheres_[number * sphere_words_ + region / 64] |= Word{1} << region % 64;
        bare.room = regions_.first_room(region);
        outline_.pack(bare, key_);
        if (table_.find(key_) == KeyTable::none) {
            table_.add(key_);
            sphere_.push_back(number);
        }
    }
}

Retrieval::Sphere Retrieval::sphere_of(const State& state) {
    const State bare = emptied(state);
    outline_.pack(bare, key_);
    const KeyTable::Index known = table_.find(key_);
    if (known != KeyTable::none) {
        return sphere_[known];
    }
    walk_from(bare);
    const auto number = static_cast<Sphere>(spheres_.size() / sphere_words_);
    note_sphere(bare, those_leading_back());
    return number;
}

bool Retrieval::keeps(Sphere before, const State& after) {
    return keeps_all(before, after, questions_max);
}

bool Retrieval::keeps_all(Sphere before, State after, int questions) {
    answer_formalities(world_, regions_, after);
    if (after.over()) {
        return true;
    }
    if (after.asking != nobody) {
        const std::vector<Command> answers = choices(world_, after);
        return questions > 0 &&
               std::all_of(answers.begin(), answers.end(), [&](const Command& answer) {
                   return keeps_all(before, step(world_, after, answer).state, questions - 1);
               });
    }
    const Sphere now = sphere_of(after);
    if (wins_[before] || wins_[now]) {
        return wins_[now];
    }
    for (std::size_t i = 0; i < sphere_words_; ++i) {
        if ((spheres_[before * sphere_words_ + i] & ~spheres_[now * sphere_words_ + i]) != 0) {
            return false;
        }
    }
    return true;
}

std::optional<std::vector<Step>> Retrieval::without(Sphere sphere, const State& before,
                                                    const Command& command, const State& with) {
    std::vector<Step> others;
    tried_.clear();
    if (!add_without(others, {sphere, before, command, with})) {
        return std::nullopt;
    }
    return others;
}

// One thing is put down; where that makes a difference, another one, too. Those that make none by
// themselves must make none together. No set of things is put down twice.
bool Retrieval::add_without(std::vector<Step>& out, const Trial& trial) {
    const State& before = trial.before;
    std::vector<bool> lying(before.items.size());
    for (std::size_t i = 0; i < lying.size(); ++i) {
        lying[i] = before.items[i].room != carried;
    }
    if (tried_.size() == trials_max) {
        return false;
    }
    if (!tried_.insert(lying).second) {
        return true;
    }
    State needed_alone = before;
    for (std::size_t i = 0; i < before.items.size(); ++i) {
        const std::optional<State> down = put_down(trial, ItemId{static_cast<std::uint16_t>(i)});
        if (!down) {
            continue;
        }
        const Step other = step(world_, *down, trial.command);
        if (are_alike(other.state, trial.with)) {
            needed_alone.items[i].room = down->items[i].room;
        } else if (!are_alike(other.state, before)) {
            out.push_back(other);
            if (is_owed_to_things(other) &&
                !add_without(out, {trial.sphere, *down, trial.command, other.state})) {
                return false;
            }
        }
    }
    return are_alike(step(world_, needed_alone, trial.command).state, trial.with);
}

// Nothing if that cannot be put down.
std::optional<State> Retrieval::put_down(const Trial& trial, ItemId item) {
    if (!trial.before.carries(item) || !outline_.is_useful(trial.before, item)) {
        return std::nullopt;
    }
    State after = trial.before;
    const Command drop{.verb = Verb::drop, .item = item};
    advance(world_, after, drop, events_);
    for (std::uint32_t i = 0; i < regions_.count() && after.carries(item); ++i) {
        if (has_within(trial.sphere, i)) {
            after.room = regions_.first_room(i);
            advance(world_, after, drop, events_);
            after.room = trial.before.room;
        }
    }
    return after.carries(item) ? std::nullopt : std::optional(std::move(after));
}

// But for what lies about: whether that is in the player's hands tells them not apart.
bool Retrieval::are_alike(State one, State other) {
    answer_formalities(world_, regions_, one);
    answer_formalities(world_, regions_, other);
    if (one.over() || other.over()) {
        return one.outcome == other.outcome && one.ending == other.ending;
    }
    for (std::size_t i = 0; i < one.items.size(); ++i) {
        for (State* state : {&one, &other}) {
            RoomId& room = state->items[i].room;
            room = index_of(room) < world_.grid().room_count() ? carried : room;
        }
    }
    outline_.pack(one, key_);
    outline_.pack(other, other_key_);
    return key_ == other_key_;
}

} // namespace clew
