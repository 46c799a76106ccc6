#include "clew/world/name_faults.hpp"

#include "clew/base/text.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace clew {

namespace {

// An item or an encounter, and where it can be met.
struct Named {
    std::string name; ///< folded
    std::string_view shown;
    std::string_view id;
    Span span;
    bool roams = false;
    std::vector<Where> rooms{}; ///< else; sorted
};

bool may_meet(const Named& one, const Named& other) {
    return one.roams || other.roams ||
           std::any_of(one.rooms.begin(), one.rooms.end(), [&](const Where& room) {
               return std::binary_search(other.rooms.begin(), other.rooms.end(), room);
           });
}

// What the prompt takes for something else wherever a thing can be named. Words that a sentence
// begins with are none of them: "take north" and "take take" are understood.
constexpr std::array<std::string_view, 8> unsayable = {
    "all", "everything", "all things", "it all", "it", "them", "and", "then"};

// A full stop ends what is typed, and other marks around words are dropped from it. One word
// without them is enough: "Paul" of "St. Paul".
bool is_plain(std::string_view word) {
    constexpr std::string_view marks = "'\"`,:!?";
    return word.find_first_of(".;") == std::string_view::npos &&
           marks.find(word.front()) == std::string_view::npos &&
           marks.find(word.back()) == std::string_view::npos;
}

bool is_sayable(std::string_view name) {
    const auto words = split_words(name);
    return std::find(unsayable.begin(), unsayable.end(), name) == unsayable.end() &&
           (words.empty() || std::any_of(words.begin(), words.end(), is_plain));
}

class Names {
public:
    explicit Names(Judging& judging) : judging_(judging), plan_(judging.plan()) {
        for (std::size_t i = 0; i < plan_.items.size(); ++i) {
            items_.add(plan_.items[i].item.id, i);
        }
        items_.sort();
        ways_.resize(plan_.items.size(), nullptr);
        for (const PassagePlan& passage : plan_.passages) {
            if (const auto door = items_.find(passage.door.id)) {
                ways_[*door] = &passage;
            }
        }
    }

    void judge() {
        for (std::size_t i = 0; i < plan_.items.size(); ++i) {
            add_item(i);
        }
        for (const EncounterPlan& plan : plan_.encounters) {
            add_encounter(plan);
        }
        std::stable_sort(named_.begin(), named_.end(), [](const Named& a, const Named& b) {
            return std::tie(a.name, a.span.begin) < std::tie(b.name, b.span.begin);
        });
        std::size_t first = 0;
        for (std::size_t i = 0; i < named_.size(); ++i) {
            first = named_[first].name == named_[i].name ? first : i;
            if (!named_[i].name.empty()) {
                judge(first, i);
            }
        }
    }

private:
    void add_item(std::size_t index) {
        const ItemPlan& plan = plan_.items[index];
        Named named{fold(plan.item.name), plan.item.name, plan.item.id, plan.span};
        judge_sayable(named, plan.item.words);
        named.roams = !stays(index, named.rooms);
        named_.push_back(std::move(named));
        sort_rooms();
    }

    void add_encounter(const EncounterPlan& plan) {
        const Encounter& who = plan.encounter;
        Named named{fold(who.name), who.name, who.id, plan.span};
        judge_sayable(named, who.words);
        add_room(plan.at, named.rooms);
        for (const Spot& spot : plan.route) {
            add_room(spot, named.rooms);
        }
        named_.push_back(std::move(named));
        sort_rooms();
    }

    void sort_rooms() { std::sort(named_.back().rooms.begin(), named_.back().rooms.end()); }

    // Whether it, and what it lies in or on, cannot be taken; and then the rooms where it is.
    bool stays(std::size_t index, std::vector<Where>& rooms) const {
        for (std::size_t depth = 0; depth <= nesting_max; ++depth) {
            const ItemPlan& plan = plan_.items[index];
            const PassagePlan* way = ways_[index];
            if (way != nullptr) {
                add_room(way->from, rooms);
                add_room(way->to, rooms);
                return true;
            }
            const auto holder = items_.find(plan.inside.id);
            if (!plan.item.fixed || !holder) {
                add_room(plan.at, rooms);
                return plan.item.fixed;
            }
            index = *holder;
        }
        return false;
    }

    void add_room(const Spot& spot, std::vector<Where>& rooms) const {
        if (const auto place = place_of(spot, plan_)) {
            rooms.emplace_back(*place);
        } else if (std::holds_alternative<std::string>(spot.where)) {
            rooms.push_back(spot.where); // a room that chance places
        }
    }

    void judge_sayable(const Named& named, const std::vector<std::string>& words) {
        if (!is_sayable(named.name) && std::none_of(words.begin(), words.end(), is_sayable)) {
            judging_.fault(named.span,
                           "nobody could say " + in_quotes(named.shown) + " at the prompt",
                           "expected another 'name', or 'words' of its own");
        }
    }

    // The earlier ones of its name begin at `first`.
    void judge(std::size_t first, std::size_t index) {
        const Named& later = named_[index];
        for (std::size_t i = first; i < index; ++i) {
            if (may_meet(named_[i], later)) {
                judging_.fault(later.span,
                               in_quotes(named_[i].id) + " and " + in_quotes(later.id) +
                                   " are both called " + in_quotes(later.shown),
                               "expected another 'name' for one: nobody could say which is meant");
                return;
            }
        }
    }

    Judging& judging_;
    const Plan& plan_;
    IdIndex items_;
    std::vector<const PassagePlan*> ways_; // of each item that is a door
    std::vector<Named> named_;
};

} // namespace

void judge_names(Judging& judging) { Names(judging).judge(); }

} // namespace clew
