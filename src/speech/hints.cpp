#include "clew/speech/hints.hpp"

#include "clew/base/text.hpp"
#include "clew/play/riddler.hpp"
#include "clew/speech/line_for.hpp"
#include "clew/speech/map_words.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/place.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/understand.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>

namespace clew {

namespace {

// Of eight winds: a side that is less than two fifths of the other turns none of them.
bool turns_wind(std::uint32_t one, std::uint32_t other) {
    return std::uint64_t{5} * one > std::uint64_t{2} * other;
}

/// "to the north-west", or as the keys name directions "up and to the left".
std::string bearing_text(const Telling& telling, RoomId room) {
    const Place here = telling.world.grid().place_of(telling.state.room);
    const Place there = telling.world.grid().place_of(room);
    const std::uint32_t rows = apart(here.row, there.row);
    const std::uint32_t columns = apart(here.column, there.column);
    const Keys keys = telling.voice.manner.keys;
    std::string upright;
    std::string across;
    if (turns_wind(rows, columns)) {
        upright = word_for(there.row < here.row ? Direction::north : Direction::south, keys);
    }
    if (turns_wind(columns, rows)) {
        across = word_for(there.column < here.column ? Direction::west : Direction::east, keys);
    }
    const std::string_view link = upright.empty() || across.empty() ? "" : "-";
    if (keys == Keys::compass) {
        return "to the " + upright.append(link) + across;
    }
    across.insert(0, across.empty() ? "" : "to the ");
    return upright.append(link.empty() ? "" : " and ") + across;
}

/// "here", "at row 5, column 3", or a bearing for a room that is not `known`.
std::string where(const Telling& telling, RoomId room, bool known) {
    if (room == telling.state.room) {
        return "here";
    }
    return known ? "at " + place_name(telling, room) : bearing_text(telling, room);
}

std::string them(bool many) { return many ? "them" : "it"; }

/// A waypoint, and how much of it may be told.
class Nudge {
public:
    Nudge(const Telling& telling, const Waypoint& waypoint)
        : telling_(telling), world_(telling.world), waypoint_(waypoint) {}

    [[nodiscard]] std::string text() const {
        if (telling_.state.asking != nobody) {
            return answer_text();
        }
        switch (waypoint_.kind) {
        case EventKind::taken:
            return take_text();
        case EventKind::dropped:
            return "You would do better without " + the_name(item()) + '.';
        case EventKind::teleported:
            return waypoint_.item == no_item ? trap_text() : use_text();
        case EventKind::quest_done:
            return quest_text();
        case EventKind::monster_beaten:
            return monster_text();
        case EventKind::riddle_asked:
        case EventKind::gamble_asked:
            return question_text();
        case EventKind::unlocked:
            return "You carry the key to a door " + where_seen() + '.';
        case EventKind::lid_unlocked:
            return "You carry the key to " + what("something") + '.';
        case EventKind::opened:
        case EventKind::closed:
        case EventKind::lid_locked:
        case EventKind::consumed:
        case EventKind::kindled:
        case EventKind::put:
        case EventKind::examined:
            return handling_text();
        case EventKind::arrived:
            return passage_text();
        default:
            return goal_text();
        }
    }

private:
    [[nodiscard]] const Item& item() const { return world_.item(waypoint_.item); }
    [[nodiscard]] const Encounter& who() const { return world_.encounter(waypoint_.encounter); }
    [[nodiscard]] bool knows_item() const { return is_met(telling_, waypoint_.item); }
    [[nodiscard]] bool knows_who() const { return is_met(telling_, waypoint_.encounter); }

    [[nodiscard]] std::string where_known(bool known) const {
        return where(telling_, waypoint_.room, known);
    }
    [[nodiscard]] std::string where_seen() const {
        return where_known(telling_.tally.visited(waypoint_.room));
    }

    /// "the chest, at row 1, column 2,", "the chest" here, or "something to the north".
    [[nodiscard]] std::string what(std::string_view unknown) const {
        if (waypoint_.item == no_item || !knows_item()) {
            return std::string(unknown) + ' ' + where_known(false);
        }
        const bool near = at_hand(world_, telling_.state, waypoint_.item);
        return the_name(item()) + (near ? "" : ", " + where_known(true));
    }

    [[nodiscard]] std::string handling_text() const {
        switch (waypoint_.kind) {
        case EventKind::opened:
            return "You will have to open " + what("something") + '.';
        case EventKind::closed:
            return "You would do better to close " + what("something") + '.';
        case EventKind::lid_locked:
            return "You would do better to lock " + what("something") + '.';
        case EventKind::consumed:
            return "There is " + std::string(item().meal == Meal::drink ? "drink" : "food") +
                   " to be had: " + what("something") + '.';
        case EventKind::kindled:
            return "You will have to light " + what("something") + '.';
        case EventKind::put:
            return put_text();
        default:
            return "Take a closer look at " + what("something") + '.';
        }
    }

    [[nodiscard]] std::string put_text() const {
        const Item& holder = world_.item(waypoint_.other);
        const std::string it =
            capital(the_name(item())) + (is_plural(item()) ? " belong" : " belongs");
        if (!is_met(telling_, waypoint_.other)) {
            return it + " somewhere " + where_known(false) + '.';
        }
        const bool near = at_hand(world_, telling_.state, waypoint_.other);
        return it + (holder.holds == Holds::on ? " on " : " in ") + the_name(holder) +
               (near ? "" : ", " + where_known(true)) + '.';
    }

    [[nodiscard]] std::string take_text() const {
        if (!knows_item()) {
            return "There is something worth fetching " + where_known(false) + '.';
        }
        const std::string name = "You will need " + the_name(item());
        return waypoint_.room == telling_.state.room ? name + '.'
                                                     : name + ", " + where_known(true) + '.';
    }

    [[nodiscard]] std::string use_text() const {
        if (!knows_item()) {
            return "Something to be found " + where_known(false) + " will take you on.";
        }
        const bool near = at_hand(telling_.world, telling_.state, waypoint_.item);
        return capital(the_name(item())) + (near ? "" : ", " + where_known(true) + ',') +
               " will take you on.";
    }

    [[nodiscard]] std::string trap_text() const {
        return "Something " + where_seen() + " can carry you off, and should.";
    }

    /// "Somebody to the north wants", "The gardener, at row 1, column 2, wants": `many` is for
    /// who is called so.
    [[nodiscard]] std::string who_does(std::string_view does, std::string_view many) const {
        if (!knows_who()) {
            return "Somebody " + where_known(false) + ' ' + std::string(does);
        }
        if (waypoint_.room == telling_.state.room) {
            return doing(who(), does, many);
        }
        return capital(the_name(who())) + ", " + where_known(true) + ", " +
               std::string(is_plural(who()) ? many : does);
    }

    [[nodiscard]] std::string quest_text() const {
        return who_does("wants", "want") + ' ' + the_name(item()) + ", which you carry.";
    }

    [[nodiscard]] std::string monster_text() const {
        return who_does("is", "are") + " in your way, and you carry what beats " +
               them(!knows_who() || is_plural(who())) + '.';
    }

    [[nodiscard]] std::string question_text() const {
        return who_does("has", "have") + " something to ask you.";
    }

    [[nodiscard]] std::string answer_text() const {
        const std::string& answer =
            riddle_of(world_, telling_.state, telling_.state.asking).answers.front();
        const auto end = std::find_if(answer.begin() + 1, answer.end(), begins_character);
        return "The answer begins with '" + std::string(answer.begin(), end) + "'.";
    }

    // A door by its name, a passage here by its direction, one elsewhere by its room.
    [[nodiscard]] std::string passage_text() const {
        const RoomId room = waypoint_.room;
        const Site* site = world_.site(room);
        const Way* way = site == nullptr ? nullptr : way_from(site->ways, waypoint_.direction);
        const bool here = room == telling_.state.room;
        const ItemId door = way == nullptr ? no_item : world_.passage(way->passage).door;
        if (door != no_item && is_met(telling_, door)) {
            const Item& item = world_.item(door);
            return capital(the_name(item)) + (here ? "" : ", " + where_seen() + ',') +
                   (is_plural(item) ? " are" : " is") + " your way on.";
        }
        if (here) {
            const Keys keys = telling_.voice.manner.keys;
            return "The passage " + std::string(word_for(waypoint_.direction, keys)) +
                   " is your way on.";
        }
        if (!telling_.tally.visited(room)) {
            return "A passage " + bearing_text(telling_, room) + " is your way on.";
        }
        const std::string place = named_place(telling_, room);
        const bool has_name = place.size() > place_name(telling_, room).size();
        return "A passage at " + place + (has_name ? ", is" : " is") + " your way on.";
    }

    // An ending that waits for the player to be somewhere.
    [[nodiscard]] std::string ending_text() const {
        if (waypoint_.room == telling_.state.room) {
            return "You are as good as there.";
        }
        const bool known = telling_.tally.seen(waypoint_.room) || holds_map(telling_);
        return "Nothing is left but to go " +
               (known ? "to " + place_name(telling_, waypoint_.room)
                      : bearing_text(telling_, waypoint_.room)) +
               '.';
    }

    [[nodiscard]] std::string goal_text() const {
        if (!world_.is_goal(waypoint_.room)) {
            return ending_text();
        }
        const bool known = world_.parts().texts.aim.empty() ||
                           telling_.tally.seen(waypoint_.room) || holds_map(telling_);
        return "Nothing is left but the way to " + goal_name(world_) + ", " + where_known(known) +
               '.';
    }

    const Telling& telling_;
    const World& world_;
    const Waypoint& waypoint_;
};

std::string go_text(const Telling& telling, Direction direction) {
    const Keys keys = telling.voice.manner.keys;
    const std::string_view letters = letters_of(keys);
    const auto letter = static_cast<std::size_t>(direction);
    std::string text = "Go " + std::string(word_for(direction, keys));
    if (keys != Keys::compass && letter < letters.size()) {
        text.append(" (").append(1, letters[letter]).append(")");
    }
    return text;
}

// "with the brass key", "on the table", or "".
std::string with_other(const Telling& telling, const Command& command, std::string_view link) {
    return command.other == no_item
               ? ""
               : ' ' + std::string(link) + ' ' + the_name(telling.world.item(command.other));
}

std::string handling_line(const Telling& telling, const Command& command, const std::string& name) {
    const Item& item = telling.world.item(command.item);
    switch (command.verb) {
    case Verb::examine:
        return "examine " + name;
    case Verb::read:
        return "read " + name;
    case Verb::open:
        return "open " + name;
    case Verb::close:
        return "close " + name;
    case Verb::unlock:
        return "unlock " + name + with_other(telling, command, "with");
    case Verb::lock:
        return "lock " + name + with_other(telling, command, "with");
    case Verb::put:
        return "put " + name +
               with_other(telling, command,
                          telling.world.item(command.other).holds == Holds::on ? "on" : "in");
    case Verb::consume:
        return (item.meal == Meal::drink ? "drink " : "eat ") + name;
    case Verb::light:
        return "light " + name;
    default:
        return {};
    }
}

std::string deed_line(const Telling& telling, const Command& command) {
    if (command.verb == Verb::attack) {
        return command.encounter == nobody
                   ? "attack"
                   : "attack " + the_name(telling.world, {.encounter = command.encounter});
    }
    if (command.item == no_item) {
        return {};
    }
    const std::string name = the_name(telling.world, {.item = command.item});
    switch (command.verb) {
    case Verb::take:
        return "take " + name;
    case Verb::drop:
        return "drop " + name;
    case Verb::use:
        return "use " + name;
    case Verb::give:
        return "give " + name +
               (command.encounter == nobody
                    ? ""
                    : " to " + the_name(telling.world, {.encounter = command.encounter}));
    default:
        return handling_line(telling, command, name);
    }
}

} // namespace

std::string nudge_text(const Telling& telling, const Waypoint& waypoint) {
    return Nudge(telling, waypoint).text();
}

std::string advice_text(const Telling& telling, const Command& command) {
    if (command.verb == Verb::go) {
        return go_text(telling, command.direction) + '.';
    }
    if (command.verb == Verb::answer) {
        return command.text.empty() ? "A wrong answer takes you on."
                                    : "Answer '" + command.text + "'.";
    }
    const std::string line = deed_line(telling, command);
    const Meaning meaning = understand(line, telling);
    if (meaning.kind == Meaning::Kind::command && meaning.command == command) {
        return capital(line) + '.';
    }
    // Another thing goes by that name.
    return capital(line_for(command, telling).value_or(line)) + '.';
}

} // namespace clew
