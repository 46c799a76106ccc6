#include "clew/speech/deeds.hpp"

#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/small_talk.hpp"

#include <algorithm>

namespace clew {

namespace {

std::string way_of(const Telling& telling, const Event& event) {
    return std::string(word_for(event.direction, telling.voice.manner.keys));
}

std::string no_exit_text(const Telling& telling, const Event& event) {
    return either(telling.world.parts().texts.wall,
                  "There is no exit " + way_of(telling, event) + ". " + exits_sentence(telling));
}

// A key that has not been met is not named: the door must not tell what there is to be found.
std::string locked_text(const Telling& telling, const Event& event) {
    const std::string way = "The way " + way_of(telling, event) + " is locked";
    if (!is_met(telling, event.item)) {
        return way + ", and you carry nothing that opens it.";
    }
    return way + ". To open it, carry " + the_name(telling.world.item(event.item)) + '.';
}

bool is_key(const World& world, ItemId item) {
    const auto passages = world.passages();
    return std::any_of(passages.begin(), passages.end(),
                       [=](const Passage& passage) { return passage.locked_by == item; });
}

std::string use_text(const Telling& telling, ItemId id) {
    const Item& item = telling.world.item(id);
    const std::string it = is_plural(item) ? "they" : "it";
    if (item.map) {
        return "Take " + the_name(item) + ", then type map.";
    }
    if (item.weapon) {
        return "Keep " + the_name(item) + ": " + it + " may serve you against a monster.";
    }
    if (is_key(telling.world, id)) {
        return "Keep " + the_name(item) + ": a door opens to " + (it == "it" ? it : "them") +
               " when you walk through.";
    }
    return item.lore.empty() ? "Nothing happens." : "You could read " + the_name(item) + '.';
}

std::string look_text(const Item& item) {
    const std::string plain = "You see nothing special about " + the_name(item) + '.';
    const std::string hint = is_plural(item) ? "You could read them." : "You could read it.";
    return either(item.text, joined(plain, item.lore.empty() ? "" : hint));
}

std::string item_text(const Telling& telling, const Event& event) {
    const Item& item = telling.world.item(event.item);
    const std::string name = the_name(item);
    const std::string them = is_plural(item) ? "them" : "it";
    switch (event.kind) {
    case EventKind::teleported:
        return doing(item, "takes", "take") + " you elsewhere.";
    case EventKind::taken:
        return "You take " + name + '.';
    case EventKind::dropped:
        return "You drop " + name + '.';
    case EventKind::examined:
        return look_text(item);
    case EventKind::was_read:
        return item.lore;
    case EventKind::nothing_to_read:
        return "There is nothing to read on " + name + '.';
    case EventKind::nothing_happens:
        return use_text(telling, event.item);
    case EventKind::not_here:
        return "You do not see " + name + " here.";
    case EventKind::not_carried:
        return "You do not carry " + name +
               (at_hand(telling.world, telling.state, event.item) ? "; take " + them + " first."
                                                                  : ".");
    case EventKind::carried_already:
        return "You carry " + name + " already.";
    case EventKind::is_fixed:
        return "You cannot take " + name + ", but you can examine " + them + '.';
    case EventKind::treasure:
        return gain_of(event.amount);
    default:
        return {};
    }
}

std::string limit_text(const Event& event) {
    return "Your " +
           counted(static_cast<std::uint64_t>(event.amount), "turn is up.", "turns are up.");
}

} // namespace

std::string deed_text(const Telling& telling, const Event& event) {
    const WorldTexts& texts = telling.world.parts().texts;
    switch (event.kind) {
    case EventKind::no_exit:
        return no_exit_text(telling, event);
    case EventKind::locked:
        return locked_text(telling, event);
    case EventKind::unlocked:
        return "You unlock the way " + way_of(telling, event) + " with " +
               the_name(telling.world.item(event.item)) + '.';
    case EventKind::no_question:
        return "Nobody has asked you anything.";
    case EventKind::won:
        return either(texts.won, "You have reached the goal.");
    case EventKind::out_of_turns:
        return either(texts.out_of_turns, limit_text(event));
    case EventKind::over:
        return "The game is over. Type undo to take back the last line, restart to begin again, "
               "or quit.";
    default:
        return event.item == no_item ? std::string() : item_text(telling, event);
    }
}

} // namespace clew
