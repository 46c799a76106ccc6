#include "clew/speech/meetings.hpp"

#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"

namespace clew {

namespace {

/// An event's encounter, and what there is to say of it.
struct Meeting {
    const Telling& telling;
    const Event& event;
    const Encounter& who;
    template <class Kind>
    [[nodiscard]] const Kind& as() const {
        return *std::get_if<Kind>(&who.kind);
    }
    [[nodiscard]] const Item& item() const { return telling.world.item(event.item); }
    [[nodiscard]] bool done() const {
        return telling.state.encounters[index_of(event.encounter)].done;
    }
};

std::string paragraphs(std::string first, std::string_view second) {
    first.append(first.empty() || second.empty() ? "" : "\n").append(second);
    return first;
}

std::string guesses_text(std::int64_t left, std::string_view end) {
    return "You have " + counted(static_cast<std::uint64_t>(left), "guess", "guesses") +
           std::string(end);
}

std::string range_of(const Gambler& gambler) {
    return std::to_string(gambler.low) + " to " + std::to_string(gambler.high);
}

std::string gamble_text(const Gambler& gambler, std::int64_t left) {
    return "Guess a number from " + range_of(gambler) + ". " + guesses_text(left, ".");
}

std::string question_of(const Encounter& who, const EncounterState& state) {
    if (const auto* riddler = std::get_if<Riddler>(&who.kind)) {
        return riddler->riddles[std::min<std::size_t>(state.guesses, riddler->riddles.size() - 1)]
            .text;
    }
    const auto* gambler = std::get_if<Gambler>(&who.kind);
    return gambler == nullptr
               ? std::string()
               : gamble_text(*gambler, std::int64_t{gambler->guesses} - state.guesses);
}

std::string wish_of(const Meeting& meeting) {
    const auto& giver = meeting.as<QuestGiver>();
    return either(giver.asks, doing(meeting.who, "wants", "want") + ' ' +
                                  a_name(meeting.telling.world.item(giver.wants)) + '.');
}

// Its own text tells of the meeting, and may not be true after it.
std::string done_text(const Meeting& meeting) {
    const World& world = meeting.telling.world;
    const std::string name = the_name(meeting.who);
    if (const auto* monster = std::get_if<Monster>(&meeting.who.kind)) {
        if (!monster->is_mild()) {
            return "You have killed " + name + '.';
        }
        if (monster->blocks) {
            return doing(meeting.who, "no longer blocks the way ", "no longer block the way ") +
                   std::string(word_for(*monster->blocks, meeting.telling.voice.manner.keys)) + '.';
        }
        return is_met(meeting.telling, monster->guards)
                   ? doing(meeting.who, "no longer guards ", "no longer guard ") +
                         the_name(world.item(monster->guards)) + '.'
                   : doing(meeting.who, "lets you be.", "let you be.");
    }
    if (const auto* giver = std::get_if<QuestGiver>(&meeting.who.kind)) {
        return "You have brought " + name + ' ' + the_name(world.item(giver->wants)) + '.';
    }
    return std::holds_alternative<Riddler>(meeting.who.kind)
               ? doing(meeting.who, "has", "have") + " no more riddles for you."
               : doing(meeting.who, "does", "do") + " not play with you again.";
}

std::string look_text(const Meeting& meeting) {
    const std::string name = the_name(meeting.who);
    if (meeting.done()) {
        return done_text(meeting);
    }
    const std::string text =
        either(meeting.who.text, "You see nothing special about " + name + '.');
    const bool wants = std::holds_alternative<QuestGiver>(meeting.who.kind);
    return wants ? paragraphs(text, wish_of(meeting)) : text;
}

std::string fight_text(const Meeting& meeting) {
    const std::string name = the_name(meeting.who);
    const auto* monster = std::get_if<Monster>(&meeting.who.kind);
    if (monster != nullptr && monster->is_mild()) { // it may have been made friends with
        return done_text(meeting);
    }
    const bool dead = monster != nullptr;
    return dead ? "You have killed " + name + " already."
                : "You have no quarrel with " + name + '.';
}

std::string monster_text(const Meeting& meeting) {
    const auto& monster = meeting.as<Monster>();
    if (meeting.event.kind == EventKind::monster_beaten) {
        const std::string ours =
            "You kill " + the_name(meeting.who) + " with " + the_name(meeting.item()) + '.';
        return paragraphs(meeting.who.text,
                          joined(either(monster.beaten, ours), gain_of(meeting.event.amount)));
    }
    const std::string them = is_plural(meeting.who) ? "them." : "it.";
    const std::string ours =
        doing(meeting.who, "kills", "kill") + " you. You carry nothing that beats " + them;
    return paragraphs(meeting.who.text, either(monster.beats, ours));
}

// Of one that blocks a way or guards a thing, and is not beaten.
std::string watch_text(const Meeting& meeting) {
    const auto& monster = meeting.as<Monster>();
    const Telling& telling = meeting.telling;
    const auto way = [&](Direction direction) {
        return std::string(word_for(direction, telling.voice.manner.keys));
    };
    switch (meeting.event.kind) {
    case EventKind::blocked:
        return either(monster.beats, doing(meeting.who, "does", "do") + " not let you go " +
                                         way(meeting.event.direction) + '.');
    case EventKind::guarded:
        return either(monster.beats, doing(meeting.who, "does", "do") + " not let you take " +
                                         the_name(meeting.item()) + '.');
    case EventKind::unharmed:
        return either(monster.beats, "You carry nothing that beats " + the_name(meeting.who) + '.');
    default:
        break;
    }
    const std::string presence = presence_text(telling, meeting.event.encounter);
    const std::string they = is_plural(meeting.who) ? "They " : "It ";
    const std::string_view end = is_plural(meeting.who) ? " " : "s ";
    std::string task;
    if (monster.blocks) {
        task = they + "block" + std::string(end) + "the way " + way(*monster.blocks) + '.';
    } else if (at_hand(telling.world, telling.state, monster.guards)) {
        task =
            they + "guard" + std::string(end) + the_name(telling.world.item(monster.guards)) + '.';
    }
    return either(meeting.who.text, joined(presence, task));
}

std::string riddle_text(const Meeting& meeting) {
    const auto& riddler = meeting.as<Riddler>();
    if (meeting.event.kind == EventKind::riddle_next) {
        return paragraphs(
            "That is right. " + doing(meeting.who, "asks", "ask") + " you another riddle.",
            question_of(meeting.who,
                        meeting.telling.state.encounters[index_of(meeting.event.encounter)]));
    }
    if (meeting.event.kind == EventKind::riddle_asked) {
        return paragraphs(
            either(meeting.who.text, doing(meeting.who, "asks", "ask") + " you a riddle."),
            question_of(meeting.who,
                        meeting.telling.state.encounters[index_of(meeting.event.encounter)]));
    }
    if (meeting.event.kind == EventKind::riddle_right) {
        return joined(either(riddler.right,
                             "That is right. " + doing(meeting.who, "lets", "let") + " you pass."),
                      gain_of(meeting.event.amount));
    }
    return either(riddler.wrong, "That is wrong. " + doing(meeting.who, "sends", "send") +
                                     " you back to where you began.");
}

std::string guess_text(const Meeting& meeting) {
    const auto& gambler = meeting.as<Gambler>();
    const std::int64_t amount = meeting.event.amount;
    switch (meeting.event.kind) {
    case EventKind::gamble_asked:
        return paragraphs(
            either(meeting.who.text, doing(meeting.who, "offers", "offer") + " you a game."),
            gamble_text(gambler, amount));
    case EventKind::guess_no_number:
        return "Guess in digits, a number from " + range_of(gambler) + ". " +
               guesses_text(amount, " left.");
    case EventKind::guess_outside:
        return "The number is from " + range_of(gambler) + ". " + guesses_text(amount, " left.");
    case EventKind::guess_too_low:
        return "Too low. " + guesses_text(amount, " left.");
    case EventKind::guess_too_high:
        return "Too high. " + guesses_text(amount, " left.");
    case EventKind::gamble_won:
        return joined(either(gambler.won, "That is the number."), gain_of(amount));
    default:
        return either(gambler.lost, "Wrong, and that was your last guess.") + " The number was " +
               std::to_string(amount) + '.';
    }
}

std::string quest_text(const Meeting& meeting) {
    const auto& giver = meeting.as<QuestGiver>();
    switch (meeting.event.kind) {
    case EventKind::quest_wants:
        return paragraphs(meeting.who.text, wish_of(meeting));
    case EventKind::quest_done:
        return joined(either(giver.thanks, doing(meeting.who, "takes", "take") + ' ' +
                                               the_name(meeting.item()) + '.'),
                      gain_of(meeting.event.amount));
    default:
        return doing(meeting.who, "gives", "give") + " you " + a_name(meeting.item()) + '.';
    }
}

std::string text_of(const Meeting& meeting) {
    switch (meeting.event.kind) {
    case EventKind::teleported:
        return either(meeting.who.text, doing(meeting.who, "takes", "take") + " you elsewhere.");
    case EventKind::examined:
        return look_text(meeting);
    case EventKind::not_here:
        return either(afar_text(meeting.telling, {.encounter = meeting.event.encounter}),
                      "You do not see " + the_name(meeting.who) + " here.");
    case EventKind::monster_beaten:
    case EventKind::monster_wins:
        return monster_text(meeting);
    case EventKind::no_fight:
        return fight_text(meeting);
    case EventKind::riddle_asked:
    case EventKind::riddle_right:
    case EventKind::riddle_wrong:
    case EventKind::riddle_next:
        return riddle_text(meeting);
    case EventKind::blocked:
    case EventKind::guarded:
    case EventKind::unharmed:
    case EventKind::monster_waits:
        return watch_text(meeting);
    case EventKind::gamble_asked:
    case EventKind::guess_no_number:
    case EventKind::guess_outside:
    case EventKind::guess_too_low:
    case EventKind::guess_too_high:
    case EventKind::gamble_won:
    case EventKind::gamble_lost:
        return guess_text(meeting);
    case EventKind::quest_wants:
    case EventKind::quest_done:
    case EventKind::quest_gives:
        return quest_text(meeting);
    case EventKind::not_wanted:
        return doing(meeting.who, "does", "do") + " not want " + the_name(meeting.item()) + '.';
    case EventKind::question_open:
        return paragraphs(doing(meeting.who, "waits", "wait") + " for your answer.",
                          question_text(meeting.telling));
    default:
        return {};
    }
}

} // namespace

std::string meeting_text(const Telling& telling, const Event& event) {
    if (event.encounter != nobody) {
        return text_of({telling, event, telling.world.encounter(event.encounter)});
    }
    if (event.kind == EventKind::no_fight) {
        return "There is nobody here to fight.";
    }
    return event.kind == EventKind::not_wanted
               ? "Nobody here wants " + the_name(telling.world.item(event.item)) + '.'
               : std::string();
}

std::string question_text(const Telling& telling) {
    const EncounterId asking = telling.state.asking;
    return question_of(telling.world.encounter(asking), telling.state.encounters[index_of(asking)]);
}

std::string presence_text(const Telling& telling, EncounterId encounter) {
    const Encounter& who = telling.world.encounter(encounter);
    return capital(a_name(who)) + (is_plural(who) ? " are here." : " is here.");
}

} // namespace clew
