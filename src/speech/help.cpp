#include "clew/speech/help.hpp"

#include "clew/speech/sentence.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace clew {

namespace {

/// What a world has, and so what its player needs words for.
struct Uses {
    bool things = false;
    bool reading = false;
    bool using_them = false;
    bool giving = false;
    bool answering = false;
    bool meeting = false;
    bool texts = false;
    bool stairs = false;
    bool opening = false;
    bool locking = false;
    bool putting = false;
    bool eating = false;
    bool lighting = false;
    bool fighting = false;
};

void note_handling(Uses& uses, const Item& item) {
    uses.opening |= item.openable;
    uses.locking |= item.locked_by != no_item;
    uses.putting |= item.holds != Holds::nothing;
    uses.eating |= item.meal != Meal::none;
    uses.lighting |= item.light == Light::unlit;
}

bool can_be_fought(const Encounter& who) {
    const auto* monster = std::get_if<Monster>(&who.kind);
    return monster != nullptr && monster->is_mild();
}

Uses uses_of(const World& world) {
    Uses uses;
    for (const Item& item : world.items()) {
        uses.things = true;
        uses.reading |= !item.lore.empty();
        uses.using_them |= item.teleporter.has_value();
        note_handling(uses, item);
    }
    for (const Encounter& who : world.encounters()) {
        uses.fighting |= can_be_fought(who);
        uses.meeting |= !std::holds_alternative<Trap>(who.kind);
        uses.giving |= std::holds_alternative<QuestGiver>(who.kind);
        uses.answering |=
            std::holds_alternative<Riddler>(who.kind) || std::holds_alternative<Gambler>(who.kind);
    }
    for (const RoomText& room : world.rooms()) {
        uses.texts |= !room.text.empty();
    }
    for (const Passage& passage : world.passages()) {
        uses.stairs |= passage.go >= Direction::up;
    }
    return uses;
}

std::string keys_text(Keys keys, bool stairs) {
    std::string text = "To move:";
    const std::size_t count = stairs ? 6 : 4;
    for (std::size_t i = 0; i < count; ++i) {
        const auto direction = static_cast<Direction>(i);
        const std::string_view letters = letters_of(keys);
        text += i == 0 ? " " : ", ";
        // The letters of stairs are the compass's own; other keys write them out.
        if (i < letters.size()) {
            text += letters[i];
            text.append(" (").append(word_for(direction, keys)).append(")");
        } else {
            text += word_for(direction, keys);
        }
    }
    return text + '.';
}

std::string run_text(Keys keys) {
    const std::string_view letters = letters_of(keys);
    std::string text = "Several at once: ";
    text.append(2, letters[0]).append(1, letters[3]).append(", or ");
    text.append(1, letters[0]).append(". ").append(1, letters[3]).append(". look.");
    return text;
}

// The places that this player reads of are written so.
std::string go_to_text(Coordinates coordinates) {
    const bool letters = coordinates == Coordinates::letter_number;
    return std::string("go to ") + (letters ? "c4" : "3,2") + ": walk to a place seen.";
}

std::string hint_text(const Scoring& scoring) {
    return scoring.per_hint == 0 ? "hint: a nudge; again, what to do."
                                 : "hint (" + points_of(scoring.per_hint) + "): a nudge, a move.";
}

void tell_moving(std::string& out, const Voice& voice, bool stairs) {
    const Keys keys = voice.manner.keys;
    const std::string ahead(1, letters_of(keys)[0]);
    append_text(out, voice, keys_text(keys, stairs));
    append_text(out, voice, run_text(keys));
    append_text(out, voice, ahead + " 5: five steps, if nothing stops you.");
    append_text(out, voice, "run " + ahead + ": round bends to a fork or a find.");
    append_text(out, voice, go_to_text(voice.manner.coordinates));
    append_text(out, voice, "explore: walk to what is not seen yet.");
}

void tell_handling(std::string& out, const Voice& voice, const Uses& uses) {
    const auto say = [&](bool useful, std::string_view text) {
        append_text(out, voice, useful ? text : std::string_view());
    };
    say(uses.opening, "open THING, close THING.");
    say(uses.locking, "unlock THING, lock THING (with KEY).");
    say(uses.putting, "put THING in (or on) ANOTHER.");
    say(uses.putting, "take THING from ANOTHER.");
    say(uses.eating, "eat THING, drink THING.");
    say(uses.lighting, "light THING.");
    say(uses.fighting, "attack SOMEONE.");
}

} // namespace

void tell_help(std::string& out, const Telling& telling) {
    if (telling.state.asking != nobody) {
        append_text(
            out, telling.voice,
            "You are being asked: type the answer. Typed alone, look, inventory, hint, "
            "repeat, undo, save and quit do as ever. A direction, or what begins like a command, "
            "is no answer. To answer so all the same, put answer before it.");
        return;
    }
    const World& world = telling.world;
    const Voice& voice = telling.voice;
    const Uses uses = uses_of(world);
    const bool l_is_free = !direction_key('l', voice.manner.keys);
    const auto say = [&](bool useful, std::string_view text) {
        append_text(out, voice, useful ? text : std::string_view());
    };
    tell_moving(out, voice, uses.stairs);
    say(true, l_is_free ? "look (l): where you are." : "look: where you are.");
    say(true, "exits: the ways out, and where to.");
    say(uses.things, "take THING, drop THING, or all.");
    say(uses.things, "inventory (i): what you carry.");
    say(uses.things || uses.meeting, "examine THING (x): a closer look.");
    say(uses.reading, "read THING: what is written on it.");
    say(uses.using_them, "use THING: see what it does.");
    tell_handling(out, voice, uses);
    say(uses.giving, "give THING to SOMEONE.");
    say(uses.answering, "Asked a question, type the answer.");
    say(world.has_map_item(), "map: the map, once you carry it.");
    say(!world.has_map_item(), "map: a map of what you have seen.");
    const bool plan = telling.tally.sight() > 0 && world.is_floor_plan();
    say(!voice.words && !plan && !world.parts().goals.empty(),
        "On it: @ you, S the start, G the goal.");
    say(!voice.words && !plan && world.parts().goals.empty(), "On it: @ you, S the start.");
    say(true, "map words: the map, told.");
    say(world.parts().lists_walls, "walls: where the walls are.");
    say(true, "score: your score and your turns.");
    say(uses.texts, "brief, verbose: say less, or all.");
    say(true, hint_text(world.parts().scoring));
    say(true, "undo: take back what you did last.");
    say(true, "again (g): the last command once more.");
    say(true, "repeat: the last answer once more.");
    say(true, "restart: begin again.");
    say(true, "save NAME, restore NAME, saves.");
    say(true, "delete NAME: do away with a save.");
    say(true, "quit (q): stop. help (?): this list.");
}

} // namespace clew
