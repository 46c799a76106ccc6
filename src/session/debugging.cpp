#include "clew/session/debugging.hpp"

#include "clew/base/text.hpp"
#include "clew/play/conditions.hpp"
#include "clew/speech/journeys.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <variant>
#include <vector>

namespace clew {

namespace {

bool is_called(std::string_view phrase, const std::string& id, const std::string& name) {
    return fold(id) == phrase || (!name.empty() && fold(name) == phrase);
}

template <class Things>
std::optional<std::size_t> find(const Things& things, std::string_view phrase) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (is_called(phrase, things[i].id, things[i].name)) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<RoomId> room_called(const Game& game, std::string_view phrase) {
    const World& world = game.world;
    if (const auto named = find(world.rooms(), phrase)) {
        return world.rooms()[*named].room;
    }
    const auto place = place_typed(std::string(phrase), telling_of(game));
    return place && world.grid().holds(*place) ? std::optional(world.grid().at(*place))
                                               : std::nullopt;
}

class Shower {
public:
    explicit Shower(const Game& game)
        : world_(game.world), state_(game.moment.state), game_(game) {}

    [[nodiscard]] std::string whole() const {
        std::string text =
            "room " + room_text(state_.room) + "; turns " + std::to_string(state_.turns);
        const auto& milestones = world_.parts().milestones;
        for (std::size_t i = 0; i < milestones.size(); ++i) {
            text += "; milestone " + milestones[i].id + (state_.reached[i] ? " reached" : " open");
        }
        for (const Ending& ending : world_.parts().endings) {
            text += "; ending " + ending.id + ' ' + std::to_string(true_count(ending.when)) +
                    " of " + std::to_string(ending.when.size()) + " true";
        }
        return text + '.';
    }

    [[nodiscard]] std::optional<std::string> thing(std::string_view phrase) const {
        if (const auto item = find(world_.items(), phrase)) {
            return item_text(ItemId{static_cast<std::uint16_t>(*item)});
        }
        if (const auto who = find(world_.encounters(), phrase)) {
            const EncounterId id{static_cast<std::uint16_t>(*who)};
            return "encounters." + world_.encounter(id).id + ": in " +
                   room_text(room_of(world_, state_, id)) +
                   (state_.encounters[*who].done ? "; done." : "; not done.");
        }
        for (std::size_t i = 0; i < world_.passages().size(); ++i) {
            if (fold(world_.passages()[i].id) == phrase) {
                return passage_text(PassageId{static_cast<std::uint16_t>(i)});
            }
        }
        const auto room = room_called(game_, phrase);
        return room ? std::optional("room " + room_text(*room) + '.') : awaited(phrase);
    }

private:
    // What an ending or a milestone waits for, and what of it is true now.
    [[nodiscard]] std::optional<std::string> awaited(std::string_view phrase) const {
        for (const Ending& ending : world_.parts().endings) {
            if (fold(ending.id) == phrase) {
                return "endings." + ending.id + ": " + conditions_text(ending.when) + '.';
            }
        }
        const auto& milestones = world_.parts().milestones;
        for (std::size_t i = 0; i < milestones.size(); ++i) {
            if (fold(milestones[i].id) == phrase) {
                return "milestones." + milestones[i].id + ": " +
                       conditions_text(milestones[i].when) +
                       (state_.reached[i] ? "; reached." : "; open.");
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string conditions_text(const Conditions& conditions) const {
        std::string text;
        for (const AnyOf& any : conditions) {
            text += text.empty() ? "" : "; ";
            for (std::size_t i = 0; i < any.size(); ++i) {
                text += (i == 0 ? "" : " or ") + condition_text(any[i]);
                text += is_true(state_, any[i]) ? " (true)" : " (false)";
            }
        }
        return text;
    }

    // By the keys of the world file.
    [[nodiscard]] std::string condition_text(const Condition& condition) const {
        using Kind = Condition::Kind;
        const auto with_item = [&](const char* key) {
            return key + world_.item(condition.item).id;
        };
        switch (condition.kind) {
        case Kind::in_room:
            return "in " + place_text(condition.room);
        case Kind::carrying:
            return with_item("carrying ");
        case Kind::put:
            return with_item("put ") +
                   (world_.item(condition.holder).holds == Holds::on ? " on " : " in ") +
                   world_.item(condition.holder).id;
        case Kind::open:
            return with_item("open ");
        case Kind::lit:
            return with_item("lit ");
        case Kind::eaten:
            return with_item("eaten ");
        case Kind::settled:
            break;
        }
        const Encounter& who = world_.encounter(condition.encounter);
        const bool is_beaten = std::holds_alternative<Monster>(who.kind);
        const bool is_answered = std::holds_alternative<Riddler>(who.kind);
        const bool is_played = std::holds_alternative<Gambler>(who.kind);
        return (is_beaten     ? "beaten "
                : is_answered ? "answered "
                : is_played   ? "played "
                              : "served ") +
               who.id;
    }

    [[nodiscard]] std::size_t true_count(const Conditions& conditions) const {
        return static_cast<std::size_t>(
            std::count_if(conditions.begin(), conditions.end(),
                          [&](const AnyOf& any) { return are_true(state_, {any}); }));
    }

    [[nodiscard]] std::string place_text(RoomId room) const {
        const Site* site = world_.site(room);
        std::string place = text_of(world_.grid().place_of(room));
        return site != nullptr && site->text ? world_.rooms()[*site->text].id + ", " + place
                                             : place;
    }

    [[nodiscard]] std::string room_text(RoomId room) const {
        const Site* site = world_.site(room);
        return place_text(room) + (site != nullptr && site->dark ? ", dark" : "") +
               (game_.moment.tally.visited(room) ? ", visited" : "");
    }

    [[nodiscard]] std::string item_text(ItemId id) const {
        const ItemState& item = state_.items[index_of(id)];
        std::string text = "items." + world_.item(id).id + ": ";
        if (item.room == held) {
            text += (world_.item(item.inside).holds == Holds::on ? "on " : "in ") +
                    world_.item(item.inside).id;
        } else {
            text += item.room == carried   ? "carried"
                    : item.room == nowhere ? "nowhere"
                                           : "in " + room_text(item.room);
        }
        if (world_.item(id).openable) {
            text += item.open ? "; open" : item.locked ? "; locked" : "; closed";
        }
        if (world_.item(id).light != Light::none) {
            text += item.lit ? "; lit" : "; not lit";
        }
        if (world_.item(id).lasts != 0) {
            text += "; worn " + std::to_string(item.worn) + " of " +
                    std::to_string(world_.item(id).lasts);
        }
        return text + (item.eaten ? "; eaten." : ".");
    }

    [[nodiscard]] std::string passage_text(PassageId id) const {
        const Passage& passage = world_.passage(id);
        std::string text = "passages." + passage.id + ": " + std::string(name_of(passage.go)) +
                           " from " + room_text(passage.from) + " to " + room_text(passage.to);
        text += passage.one_way ? "; one way" : "";
        text += is_found(world_, state_, id) ? "" : "; not found";
        return text + (is_shut(world_, state_, id) ? "; shut." : "; open.");
    }

    const World& world_;
    const State& state_;
    const Game& game_;
};

Deed put_into(Game& game, RoomId room, std::string* out) {
    Moment& moment = game.moment;
    const bool visited_before = moment.tally.visited(room);
    const Moment before = moment;
    Events events;
    events.add({.kind = EventKind::arrived, .room = room});
    moment.state.room = room;
    moment.tally.follow(game.world, events);
    keep_events(game, events);
    if (out != nullptr) {
        tell_events(game, events, visited_before, *out);
    }
    return {.changed = !(before == moment)};
}

Deed tell(const Game& game, const std::optional<std::string>& text, std::string* out) {
    if (out != nullptr) {
        append_text(*out, game.voice, text.value_or("Nothing is called that."));
    }
    return {.refused = !text};
}

} // namespace

std::optional<Deed> do_debugging(Game& game, std::string_view sentence, std::string* out) {
    const std::string folded = fold(trim(sentence));
    const std::size_t space = std::min(folded.find(' '), folded.size());
    const std::string_view verb = std::string_view(folded).substr(0, space);
    const std::string_view rest = trim(std::string_view(folded).substr(space));
    const State& state = game.moment.state;
    if ((verb != "goto" && verb != "showme") || state.over() || state.asking != nobody) {
        return std::nullopt;
    }
    if (verb == "goto") {
        const auto room = room_called(game, rest);
        return room ? put_into(game, *room, out) : tell(game, std::nullopt, out);
    }
    const Shower shower(game);
    return tell(game, rest.empty() ? std::optional(shower.whole()) : shower.thing(rest), out);
}

} // namespace clew
