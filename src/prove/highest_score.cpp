#include "clew/prove/highest_score.hpp"

#include "clew/base/text.hpp"
#include "clew/play/choices.hpp"
#include "clew/play/gambler.hpp"
#include "clew/play/tally.hpp"
#include "clew/prove/answering.hpp"
#include "clew/prove/content.hpp"
#include "clew/prove/needs.hpp"
#include "clew/prove/reached.hpp"
#include "clew/prove/score_code.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace clew {

namespace {

__extension__ using Wide = __int128;
using Words = std::vector<std::uint64_t>;

constexpr int plays_max = 100; ///< plays that seem to pass it, and are played

struct BonusOf {
    template <class Kind>
    std::int64_t operator()(const Kind& kind) const {
        return kind.bonus;
    }
    std::int64_t operator()(const Trap&) const { return 0; }
};

std::int64_t bonus_of(const Encounter& encounter) { return std::visit(BonusOf(), encounter.kind); }

const QuestGiver* giver_wanting(const Encounter& encounter, std::size_t item) {
    const auto* giver = std::get_if<QuestGiver>(&encounter.kind);
    return giver != nullptr && index_of(giver->wants) == item ? giver : nullptr;
}

bool is_key(const World& world, std::size_t item) {
    const auto passages = world.passages();
    const auto items = world.items();
    return std::any_of(passages.begin(), passages.end(),
                       [&](const Passage& passage) {
                           return index_of(passage.locked_by) == item ||
                                  index_of(passage.hidden_by) == item;
                       }) ||
           std::any_of(items.begin(), items.end(), [&](const Item& one) {
               return index_of(one.locked_by) == item || index_of(one.lit_by) == item;
           });
}

// True if it is told by conditions, or by anything settled or in hand what comes of them.
bool is_asked_for(const World& world, std::size_t item) {
    const auto names_it = [&](const Condition& one) {
        return one.kind == Condition::Kind::settled || index_of(one.item) == item ||
               index_of(one.holder) == item;
    };
    const auto is_named = [&](const Conditions& conditions) {
        return std::any_of(conditions.begin(), conditions.end(), [&](const AnyOf& any) {
            return std::any_of(any.begin(), any.end(), names_it);
        });
    };
    const auto& endings = world.parts().endings;
    const auto& milestones = world.parts().milestones;
    return std::any_of(endings.begin(), endings.end(),
                       [&](const Ending& one) { return is_named(one.when); }) ||
           std::any_of(milestones.begin(), milestones.end(),
                       [&](const Milestone& one) { return is_named(one.when); });
}

// A quest-giver takes on sight what may bring more elsewhere, or pays for it what costs points.
bool may_be_taken_amiss(const World& world, std::size_t item, const std::vector<bool>& harms) {
    const Item& wanted = world.items()[item];
    int uses = wanted.weapon || wanted.teleporter || wanted.light != Light::none ||
                       wanted.holds != Holds::nothing || is_key(world, item)
                   ? 1
                   : 0;
    bool is_wanted = false;
    if (is_asked_for(world, item) || wanted.lasts != 0 || wanted.meal != Meal::none) {
        return true;
    }
    for (const Encounter& encounter : world.encounters()) {
        if (const QuestGiver* giver = giver_wanting(encounter, item)) {
            const bool gives = giver->gives != no_item;
            is_wanted = true;
            ++uses;
            if (giver->bonus < 0 || (gives && (world.item(giver->gives).treasure < 0 ||
                                               harms[index_of(giver->gives)]))) {
                return true;
            }
        }
    }
    return is_wanted && uses > 1;
}

// By item: carrying it can do harm, so that it can be right to leave or to drop it.
std::vector<bool> harmful(const World& world) {
    std::vector<bool> harms(world.items().size());
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < harms.size(); ++i) {
            if (!harms[i] && may_be_taken_amiss(world, i, harms)) {
                harms[i] = true;
                more = true;
            }
        }
    }
    return harms;
}

// What may at most still be gained.
class Prospect {
public:
    Prospect(const World& world, const std::vector<Part>& hidden)
        : escape_(std::max<std::int64_t>(world.parts().scoring.escape, 0)),
          endings_(world.parts().endings.size()) {
        for (std::size_t i = 0; i < endings_.size(); ++i) {
            endings_[i] = std::max<std::int64_t>(world.parts().endings[i].points, 0);
        }
        for (const Milestone& milestone : world.parts().milestones) {
            milestones_.push_back(std::max<std::int64_t>(milestone.points, 0));
        }
        for (const Item& item : world.items()) {
            treasures_.push_back(std::max<std::int64_t>(item.treasure, 0));
        }
        for (const Encounter& encounter : world.encounters()) {
            bonuses_.push_back(std::max<std::int64_t>(bonus_of(encounter), 0));
        }
        for (const Part& part : hidden) {
            if (part.kind == Part::Kind::item) {
                treasures_[part.index] = 0;
            } else if (part.kind == Part::Kind::milestone) {
                milestones_[part.index] = 0;
            } else if (part.kind == Part::Kind::ending) {
                endings_[part.index] = 0;
            } else if (part.kind == Part::Kind::meeting || part.kind == Part::Kind::success) {
                bonuses_[part.index] = 0;
            }
        }
    }

    [[nodiscard]] Wide from(const State& state) const {
        Wide sum = escape_;
        // By one of them the game ends.
        sum += endings_.empty() ? 0 : *std::max_element(endings_.begin(), endings_.end());
        for (std::size_t i = 0; i < milestones_.size(); ++i) {
            sum += state.reached[i] ? 0 : milestones_[i];
        }
        for (std::size_t i = 0; i < treasures_.size(); ++i) {
            sum += state.items[i].paid ? 0 : treasures_[i];
        }
        for (std::size_t i = 0; i < bonuses_.size(); ++i) {
            sum += state.encounters[i].done ? 0 : bonuses_[i];
        }
        return sum;
    }

private:
    std::int64_t escape_;
    std::vector<std::int64_t> endings_;
    std::vector<std::int64_t> milestones_;
    std::vector<std::int64_t> treasures_;
    std::vector<std::int64_t> bonuses_;
};

class ScoreSearch {
public:
    ScoreSearch(const World& world, std::int64_t highest, const Bounds& bounds)
        : world_(world), highest_(highest), bounds_(bounds), first_(first_step(world).state),
          code_(world, first_), harms_(harmful(world)),
          prospect_(world, hidden_parts(world, bounds).value_or(std::vector<Part>())),
          no_dead_ends_(world), found_(code_.words()), key_(code_.words()) {}

    [[nodiscard]] HighestScore result();

private:
    [[nodiscard]] bool is_done() const { return full_ || result_.can_be_passed; }
    [[nodiscard]] State state_at(Reached::Index index) const;
    [[nodiscard]] std::vector<Command> moves(const State& state) const;
    [[nodiscard]] std::vector<Command> guesses(const State& state, const Gambler& gambler) const;
    void expand(Reached::Index index);
    void consider(const State& state, const Reaching& how);
    void keep(const State& state, const Reaching& how);
    void play(const Reaching& how);
    [[nodiscard]] std::vector<Command> way(const Reaching& how) const;

    const World& world_;
    std::int64_t highest_;
    Bounds bounds_;
    State first_;
    ScoreCode code_;
    std::vector<bool> harms_;
    Prospect prospect_;
    Tally no_dead_ends_;
    Reached found_;
    Words key_;
    std::map<std::uint64_t, std::vector<Reached::Index>> open_; // by turns
    HighestScore result_;
    int played_ = 0;
    bool full_ = false;
};

HighestScore ScoreSearch::result() {
    full_ = period_of(world_) == 0;
    consider(first_, {});
    while (!open_.empty() && !is_done()) {
        const std::uint64_t turns = open_.begin()->first;
        std::vector<Reached::Index>& now = open_.begin()->second;
        // Grows while it is gone through: what costs no turn comes to its end.
        for (std::size_t i = 0; i < now.size() && !is_done(); ++i) {
            if (found_.how(now[i]).turns == turns) {
                expand(now[i]);
            }
        }
        open_.erase(open_.begin());
    }
    if (!is_done() && played_ == 0) {
        result_.can_be_passed = false;
    }
    return result_;
}

State ScoreSearch::state_at(Reached::Index index) const {
    State state = code_.unpack(found_.key(index));
    state.turns = found_.how(index).turns;
    return state;
}

// What can do no harm is taken at once.
std::vector<Command> ScoreSearch::moves(const State& state) const {
    if (state.asking != nobody) {
        const auto* gambler = std::get_if<Gambler>(&world_.encounter(state.asking).kind);
        return gambler != nullptr ? guesses(state, *gambler) : choices(world_, state);
    }
    std::vector<Command> all = choices(world_, state);
    for (const Command& command : all) {
        if (command.verb == Verb::take && !harms_[index_of(command.item)] &&
            world_.item(command.item).treasure >= 0) {
            return {command};
        }
    }
    std::erase_if(all, [&](const Command& command) {
        return command.verb == Verb::lock ||
               (command.verb == Verb::drop && !harms_[index_of(command.item)]);
    });
    return all;
}

// The game is lost on purpose only where winning it costs points.
std::vector<Command> ScoreSearch::guesses(const State& state, const Gambler& gambler) const {
    std::vector<Command> all = {right_guess(world_, state)};
    if (gambler.bonus < 0 && gambler.low < gambler.high) {
        const std::uint32_t number =
            gambler_number(world_, state.asking, state.encounters[index_of(state.asking)]);
        Command wrong{.verb = Verb::answer};
        append_number(wrong.text, number == gambler.low ? number + 1 : gambler.low);
        all.push_back(std::move(wrong));
    }
    return all;
}

void ScoreSearch::expand(Reached::Index index) {
    const State state = state_at(index);
    const std::vector<Command> all = moves(state);
    for (std::uint32_t i = 0; i < all.size() && !is_done(); ++i) {
        const State after = step(world_, state, all[i]).state;
        consider(after, {.parent = index, .move = i, .turns = after.turns});
    }
}

void ScoreSearch::consider(const State& state, const Reaching& how) {
    const std::int64_t score = score_of(score_lines(world_, state, no_dead_ends_));
    if (score > highest_) {
        play(how);
    }
    if (!is_done() && !state.over() && score + prospect_.from(state) > highest_) {
        keep(state, how);
    }
}

void ScoreSearch::keep(const State& state, const Reaching& how) {
    code_.pack(state, key_);
    Reached::Index index = found_.find(key_);
    if (index != Reached::none && found_.how(index).turns <= how.turns) {
        return;
    }
    if (index != Reached::none) {
        found_.better(index, how);
    } else if (found_.size() >= std::min<std::uint64_t>(bounds_.states, Reached::none) ||
               found_.bytes() > bounds_.bytes ||
               (found_.size() % 1024 == 1023 && bounds_.is_stopped())) {
        full_ = true;
        return;
    } else {
        index = found_.add(key_, how);
    }
    open_[how.turns].push_back(index);
}

// With the dead ends that it visits.
void ScoreSearch::play(const Reaching& how) {
    if (played_ == plays_max) {
        return;
    }
    ++played_;
    Step now = first_step(world_);
    Tally tally(world_);
    tally.follow(world_, now.events);
    std::vector<Command> commands = way(how);
    for (const Command& command : commands) {
        now = step(world_, std::move(now.state), command);
        tally.follow(world_, now.events);
    }
    const std::int64_t score = score_of(score_lines(world_, now.state, tally));
    if (score > highest_) {
        result_ = {true, {std::move(commands), now.state.turns}, score};
    }
}

std::vector<Command> ScoreSearch::way(const Reaching& how) const {
    std::vector<Command> commands;
    for (Reaching at = how; at.parent != Reached::none; at = found_.how(at.parent)) {
        commands.push_back(moves(state_at(at.parent))[at.move]);
    }
    std::reverse(commands.begin(), commands.end());
    return commands;
}

} // namespace

HighestScore prove_highest_score(const World& world, std::int64_t highest, const Bounds& bounds) {
    return ScoreSearch(world, highest, bounds).result();
}

} // namespace clew
