#include "clew/speech/deeds.hpp"

#include "clew/speech/handling.hpp"
#include "clew/speech/looks.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"
#include "clew/speech/small_talk.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace clew {

namespace {

std::string paragraphs(std::string first, std::string_view second) {
    first.append(first.empty() || second.empty() ? "" : "\n").append(second);
    return first;
}

std::string way_of(const Telling& telling, const Event& event) {
    return std::string(word_for(event.direction, telling.voice.manner.keys));
}

std::string no_exit_text(const Telling& telling, const Event& event) {
    return either(telling.world.parts().texts.wall,
                  "There is no exit " + way_of(telling, event) + ". " + exits_sentence(telling));
}

bool is_key(const World& world, ItemId item) {
    const auto passages = world.passages();
    return std::any_of(passages.begin(), passages.end(),
                       [=](const Passage& passage) { return passage.locked_by == item; });
}

bool opens_lid(const World& world, ItemId key) {
    const auto items = world.items();
    return std::any_of(items.begin(), items.end(),
                       [=](const Item& item) { return item.locked_by == key; });
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
    if (opens_lid(telling.world, id)) {
        return "Say what to unlock with " + the_name(item) + '.';
    }
    if (is_key(telling.world, id)) {
        return "Keep " + the_name(item) + ": a door opens to " + (it == "it" ? it : "them") +
               " when you walk through.";
    }
    if (item.openable) {
        return "You could open or close " + the_name(item) + '.';
    }
    if (item.holds != Holds::nothing) {
        return "You could put something " + std::string(item.holds == Holds::on ? "on " : "in ") +
               the_name(item) + '.';
    }
    return item.lore.empty() ? "Nothing happens." : "You could read " + the_name(item) + '.';
}

std::string not_here_text(const Telling& telling, ItemId id) {
    const Item& item = telling.world.item(id);
    return either(afar_text(telling, {.item = id}),
                  item.scenery ? "You see no '" + item.name + "' here."
                               : "You do not see " + the_name(item) + " here.");
}

std::string item_text(const Telling& telling, const Event& event) {
    const Item& item = telling.world.item(event.item);
    const std::string name = the_name(item);
    const std::string them = is_plural(item) ? "them" : "it";
    switch (event.kind) {
    case EventKind::teleported:
        return doing(item, "takes", "take") + " you elsewhere.";
    case EventKind::taken:
        return either(item.told.taken, "You take " + name + '.');
    case EventKind::dropped:
        return either(item.told.dropped, "You drop " + name + '.');
    case EventKind::examined:
        return look_text(telling, event.item);
    case EventKind::was_read:
        return item.lore;
    case EventKind::nothing_to_read:
        return "There is nothing to read on " + name + '.';
    case EventKind::nothing_happens:
        return use_text(telling, event.item);
    case EventKind::not_here:
        return not_here_text(telling, event.item);
    case EventKind::not_carried:
        return "You do not carry " + name +
               (!item.fixed && at_hand(telling.world, telling.state, event.item)
                    ? "; take " + them + " first."
                    : ".");
    case EventKind::carried_already:
        return "You carry " + name + " already.";
    case EventKind::is_fixed:
        return either(item.told.fixed,
                      "You cannot take " + name + ", but you can examine " + them + '.');
    case EventKind::treasure:
        return gain_of(event.amount);
    default:
        return handling_text(telling, event);
    }
}

// The direction in which a passage leads from the player's room; nothing if it is elsewhere.
std::optional<Direction> way_by(const Telling& telling, const Passage& passage) {
    if (passage.from == telling.state.room) {
        return passage.go;
    }
    return passage.to == telling.state.room && !passage.one_way
               ? std::optional(opposite(passage.go))
               : std::nullopt;
}

std::string found_text(const Telling& telling, const Passage& passage) {
    const auto way = way_by(telling, passage);
    return either(passage.found, way ? "You find a way " +
                                           std::string(word_for(*way, telling.voice.manner.keys)) +
                                           '.'
                                     : "Somewhere a way has opened.");
}

// "Rank: King of the Labyrinth."
std::string rank_text(const Telling& telling) {
    const std::uint16_t ending = telling.state.ending;
    const std::string rank =
        ending == no_ending ? std::string() : telling.world.parts().endings[ending].rank;
    if (rank.empty()) {
        return {};
    }
    const bool ends = std::string_view(".!?'\"").find(rank.back()) != std::string_view::npos;
    return "Rank: " + rank + (ends ? "" : ".");
}

std::string ended_text(const Ending& ending) {
    return ending.text.empty() && ending.lost ? "This is a bad end." : ending.text;
}

// An ending has told its own text before.
std::string won_text(const Telling& telling) {
    const WorldParts& parts = telling.world.parts();
    const std::uint16_t ending = telling.state.ending;
    if (ending == no_ending) {
        return either(parts.texts.won, "You have reached the goal.");
    }
    return parts.endings[ending].text.empty() ? paragraphs(parts.texts.won, rank_text(telling))
                                              : rank_text(telling);
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
        return wants_key_text(telling, "The way " + way_of(telling, event) + " is", event.item);
    case EventKind::unlocked:
        return "You unlock the way " + way_of(telling, event) + " with " +
               the_name(telling.world.item(event.item)) + '.';
    case EventKind::no_question:
        return "Nobody has asked you anything.";
    case EventKind::won:
        return won_text(telling);
    case EventKind::ended:
        return ended_text(telling.world.parts().endings[event.number]);
    case EventKind::lost:
        return rank_text(telling);
    case EventKind::milestone:
        return joined(telling.world.parts().milestones[event.number].text, gain_of(event.amount));
    case EventKind::passage_found:
        return found_text(telling, telling.world.passage(event.passage));
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
