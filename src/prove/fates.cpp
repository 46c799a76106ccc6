#include "clew/prove/fates.hpp"

#include "clew/play/choices.hpp"
#include "clew/prove/answering.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

Fates::Fates(const Premises& premises, const Bounds& bounds) : Fates(premises, bounds, {}) {}

Fates::Fates(const Premises& premises, const Bounds& bounds, Watcher watcher)
    : world_(premises.world), regions_(premises.regions), bounds_(bounds),
      watcher_(std::move(watcher)), outline_(premises, Detail::fate), table_(outline_.words()),
      key_(outline_.words()) {
    search(first_step(world_));
}

Fates::Fates(const AnyDice& dice, const Bounds& bounds)
    : world_(dice.world), regions_(dice.regions), dice_(&dice), bounds_(bounds),
      outline_({dice.world, dice.needs, dice.regions}, Detail::fate), table_(outline_.words()),
      key_(outline_.words()) {
    search(first_step(dice.world));
}

void Fates::show(const Step& step) { full_ = full_ || (watcher_ && !watcher_(step)); }

void Fates::search(const Step& first) {
    const Premises premises{world_, outline_.needs(), regions_};
    if (dice_ == nullptr && Retrieval::applies(premises)) {
        retrieval_.emplace(premises, outline_);
        go_through(first);
        retrieval_.reset();
        never_dead_ = settled_ && first_ != Fate::dead && !can_be_stuck_ && !watcher_;
        if (never_dead_ || (full_ && !gives_up_)) {
            return;
        }
        clear();
    }
    go_through(first);
}

void Fates::clear() {
    table_ = KeyTable(outline_.words());
    ends_at_.clear();
    ends_.clear();
    killer_ = nobody;
    bad_end_ = no_ending;
    winnable_.clear();
    first_ = Fate::unknown;
    luck_wins_ = false;
    can_be_stuck_ = gives_up_ = settled_ = full_ = false;
}

void Fates::go_through(const Step& first) {
    period_ = period_of(world_);
    full_ = period_ == 0;
    show(first);
    State state = first.state;
    const Node root = node_of(state, world_.parts().start);
    for (KeyTable::Index i = 0; i < table_.size() && !full_; ++i) {
        ends_at_.push_back(ends_.size());
        expand(i);
        const std::uint64_t bytes = table_.bytes() + 3 * ends_.capacity() * sizeof(Node) +
                                    (retrieval_ ? retrieval_->bytes() : 0);
        full_ = full_ || bytes > bounds_.bytes || (i % 1024 == 1023 && bounds_.is_stopped());
    }
    ends_at_.push_back(ends_.size());
    settled_ = !full_;
    if (settled_) {
        judge(root);
    }
}

void Fates::judge(Node root) {
    winnable_ = winning(false);
    luck_wins_ = dice_ == nullptr ? winnable_[root] : winning(true)[root];
    first_ = root == won       ? Fate::won
             : root == lost    ? Fate::lost
             : winnable_[root] ? Fate::winnable
                               : Fate::dead;
    const bool any_dead =
        std::find(winnable_.begin() + first_key, winnable_.end(), false) != winnable_.end();
    can_be_stuck_ = first_ == Fate::winnable && any_dead;
}

// Backward from the win: a state wins if a move of it does; one that chance moves on, if all do.
std::vector<bool> Fates::winning(bool chance_helps) const {
    const std::size_t nodes = first_key + table_.size();
    std::vector<std::uint64_t> from_at(nodes + 1);
    for (const Node end : ends_) {
        ++from_at[end + 1];
    }
    for (std::size_t i = 0; i < nodes; ++i) {
        from_at[i + 1] += from_at[i];
    }
    std::vector<Node> from(ends_.size());
    std::vector<std::uint64_t> filled(from_at.begin(), from_at.end() - 1);
    std::vector<std::uint32_t> missing(nodes, 1);
    for (KeyTable::Index i = 0; i < table_.size(); ++i) {
        for (std::uint64_t at = ends_at_[i]; at < ends_at_[i + 1]; ++at) {
            from[filled[ends_[at]]++] = first_key + i;
        }
        if (!chance_helps && outline_.is_marked(table_.key(i))) {
            missing[first_key + i] = static_cast<std::uint32_t>(ends_at_[i + 1] - ends_at_[i]);
        }
    }
    std::vector<bool> wins(nodes);
    std::vector<Node> front = {won};
    wins[won] = true;
    while (!front.empty()) {
        const Node node = front.back();
        front.pop_back();
        for (std::uint64_t at = from_at[node]; at < from_at[node + 1]; ++at) {
            if (!wins[from[at]] && --missing[from[at]] == 0) {
                wins[from[at]] = true;
                front.push_back(from[at]);
            }
        }
    }
    return wins;
}

void Fates::expand(KeyTable::Index index) {
    const State state = outline_.unpack(table_.key(index));
    sphere_.reset();
    if (retrieval_ && state.asking == nobody) {
        sphere_ = retrieval_->sphere_of(state);
    }
    if (outline_.is_marked(table_.key(index))) {
        for (State& end : dice_->landings(state, state.room)) {
            add_end(end, state.room);
        }
    } else if (state.asking != nobody) {
        for (const Command& command : choices(world_, state)) {
            try_move(state, state.room, command);
        }
    } else {
        expand_region(state, regions_.of(state.room));
    }
}

void Fates::expand_region(const State& state, std::uint32_t region) {
    for (const Outlet& outlet : regions_.outlets(region)) {
        if (outlet.passage == no_passage || !is_shut(world_, state, outlet.passage)) {
            try_move(state, outlet.room, {.verb = Verb::go, .direction = outlet.direction});
        }
    }
    note_stands(state, region);
    add_deeds(state, region);
}

void Fates::add_stand(RoomId room, std::uint32_t region) {
    if (room != carried && room != nowhere && regions_.of(room) == region &&
        std::find(stands_.begin(), stands_.end(), room) == stands_.end()) {
        stands_.push_back(room);
    }
}

// Where in the region something can be done: where he is, and where things are at hand.
void Fates::note_stands(const State& state, std::uint32_t region) {
    stands_.assign(1, state.room);
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (state.items[i].room == carried || !outline_.is_useful(state, item)) {
            continue;
        }
        const ItemId outer = outermost(world_, state, item);
        const PassageId way = outer == no_item ? no_passage : world_.way_through(outer);
        if (way != no_passage) {
            add_stand(world_.passage(way).from, region);
            add_stand(world_.passage(way).to, region);
        } else if (outer != no_item) {
            add_stand(state.items[index_of(outer)].room, region);
        }
    }
}

void Fates::add_deeds(const State& state, std::uint32_t region) {
    const auto is_lying = [&](ItemId item) {
        return item != no_item && state.items[index_of(item)].room != carried;
    };
    const std::vector<RoomId> stands = stands_;
    for (const RoomId stand : stands) {
        State there = state;
        there.room = stand;
        for (const Command& command : choices(world_, there)) {
            const bool is_done_already =
                stand != stands.front() && !is_lying(command.item) && !is_lying(command.other);
            if (command.verb == Verb::go || is_done_already ||
                (retrieval_ && command.verb == Verb::drop) ||
                !outline_.can_matter(state, command)) {
                continue;
            }
            if (is_random_use(state, command)) {
                add_random_uses(state, command.item, region);
            } else {
                try_move(there, stand, command);
            }
        }
    }
}

// Of one that can be used from any room of the region.
bool Fates::is_random_use(const State& state, const Command& command) const {
    if (command.verb != Verb::use || world_.item(command.item).teleporter->room) {
        return false;
    }
    const ItemId outer = outermost(world_, state, command.item);
    return state.items[index_of(outer)].room == carried || !world_.item(outer).fixed;
}

// Chance never lands a player where he stands, and takes the next room instead: so from one room
// of the region it can lead elsewhere than from all others.
void Fates::add_random_uses(const State& state, ItemId item, std::uint32_t region) {
    const Command use{.verb = Verb::use, .item = item};
    const std::size_t outer = index_of(outermost(world_, state, item));
    const auto state_in = [&](RoomId stand) {
        State there = state;
        RoomId& place = there.items[outer].room;
        place = place == carried ? carried : stand;
        there.room = stand;
        return there;
    };
    std::vector<RoomId> stands = {regions_.first_room(region)};
    if (regions_.second_room(region) != nowhere) {
        stands.push_back(regions_.second_room(region));
    }
    for (std::size_t i = 0; i < stands.size() && i < 2; ++i) {
        const Step used = step(world_, state_in(stands[i]), use);
        for (const Event& event : used.events) {
            if (event.kind == EventKind::arrived && regions_.of(event.room) == region) {
                stands.push_back(event.room);
            }
        }
    }
    for (const RoomId stand : stands) {
        try_move(state_in(stand), stand, use);
    }
}

// In one step for all, whose memory is kept: moves are what a search spends its time on.
void Fates::try_move(const State& state, RoomId stand, const Command& command) {
    if (full_) {
        return;
    }
    after_.state = state;
    after_.state.room = stand;
    RoomId from = stand;
    advance(world_, after_.state, command, after_.events);
    for (const Event& event : after_.events) {
        // Where he was when chance carried him off: the last room before limbo.
        if (event.kind == EventKind::arrived && (dice_ == nullptr || event.room != dice_->limbo)) {
            from = event.room;
        }
    }
    show(after_);
    if (retrieval_) {
        try_without(state, stand, command);
    }
    add_end(after_.state, from);
}

void Fates::try_without(const State& state, RoomId stand, const Command& command) {
    if (command.verb != Verb::lock) { // whoever locks has the key
        keep_all(after_.state);
    }
    if (full_ || !retrieval_->is_owed_to_things(after_)) {
        return;
    }
    State before = state;
    before.room = stand;
    auto others = sphere_ ? retrieval_->without(*sphere_, before, command, after_.state)
                          : std::nullopt; // nothing is put down while asked
    gives_up_ = full_ = !others;
    for (std::size_t i = 0; others && i < others->size() && !full_; ++i) {
        Step& other = (*others)[i];
        show(other);
        keep_all(other.state);
        add_end(other.state, stand);
    }
}

void Fates::keep_all(const State& after) {
    if (!full_ && sphere_ && !retrieval_->keeps(*sphere_, after)) {
        gives_up_ = full_ = true;
    }
}

void Fates::add_end(State& state, RoomId from) {
    if (!full_) {
        const Node node = node_of(state, from);
        if (!full_) {
            ends_.push_back(node);
        }
    }
}

// Those met before it are done with.
void Fates::note_loss(const State& state) {
    if (state.outcome == Outcome::lost && bad_end_ == no_ending) {
        bad_end_ = state.ending;
    }
    if (state.outcome != Outcome::lost_to_monster || killer_ != nobody) {
        return;
    }
    const auto is_killer = [&](EncounterId id) {
        const auto* monster = std::get_if<Monster>(&world_.encounter(id).kind);
        return monster != nullptr && !monster->is_mild() && !state.encounters[index_of(id)].done &&
               clew::room_of(world_, state, id) == state.room;
    };
    const auto rovers = world_.rovers();
    const auto rover = std::find_if(rovers.begin(), rovers.end(), is_killer);
    if (rover != rovers.end()) {
        killer_ = *rover;
        return;
    }
    const auto& here = world_.site(state.room)->encounters;
    killer_ = *std::find_if(here.begin(), here.end(), is_killer);
}

Fates::Node Fates::node_of(State& state, RoomId from) {
    answer_formalities(world_, regions_, state);
    if (state.over()) {
        note_loss(state);
        return state.outcome == Outcome::won ? won : lost;
    }
    const bool in_limbo = dice_ != nullptr && state.room == dice_->limbo;
    if (in_limbo) {
        state.room = from;
        state.asking = nobody;
    }
    outline_.pack(state, key_, in_limbo);
    KeyTable::Index index = table_.find(key_);
    if (index == KeyTable::none) {
        full_ =
            full_ || table_.size() >= std::min<std::uint64_t>(bounds_.states, KeyTable::none - 8U);
        if (full_) {
            return lost;
        }
        index = table_.add(key_);
    }
    return first_key + index;
}

Fate Fates::fate_of(const State& state) const {
    State settled = state;
    settled.turns %= period_;
    answer_formalities(world_, regions_, settled);
    if (settled.over()) {
        const bool is_won = settled.outcome == Outcome::won;
        const bool is_riddle = state.asking != nobody &&
                               std::holds_alternative<Riddler>(world_.encounter(state.asking).kind);
        return is_riddle ? (is_won ? Fate::winnable : Fate::dead) : is_won ? Fate::won : Fate::lost;
    }
    if (never_dead_) {
        return Fate::winnable;
    }
    std::vector<std::uint64_t> key(outline_.words());
    outline_.pack(settled, key);
    const KeyTable::Index index = table_.find(key);
    return index == KeyTable::none        ? Fate::unknown
           : winnable_[first_key + index] ? Fate::winnable
                                          : Fate::dead;
}

} // namespace clew
