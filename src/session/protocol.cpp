#include "clew/session/protocol.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/json.hpp"
#include "clew/base/text.hpp"
#include "clew/session/event_json.hpp"
#include "clew/session/offers.hpp"
#include "clew/session/version.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <variant>

namespace clew {

namespace {

/// An array or object in the making: what stands before its next part.
class Comma {
public:
    explicit Comma(std::string& out) : out_(out) {}
    void next() {
        if (some_) {
            out_ += ',';
        }
        some_ = true;
    }

private:
    std::string& out_;
    bool some_ = false;
};

void append_string_field(std::string& out, std::string_view key, std::string_view value) {
    out += key;
    append_json_string(out, value);
}

void append_number_field(std::string& out, std::string_view key, std::uint64_t value) {
    out += key;
    append_number(out, value);
}

void append_head(std::string& out, std::string_view type, std::uint64_t line) {
    out += R"({"protocol":1,"type":")";
    out += type;
    append_number_field(out, R"(","line":)", line);
}

void append_turns(std::string& out, const Game& game) {
    const State& state = game.moment.state;
    append_number_field(out, R"(,"turn":)", state.turns);
    out += R"(,"turns_left":)";
    if (const auto& limit = game.world.parts().turn_limit) {
        append_number(out, *limit - std::min(*limit, state.turns));
    } else {
        out += "null";
    }
}

void append_room(std::string& out, const Game& game) {
    const RoomId room = game.moment.state.room;
    out += R"(,"room":)";
    append_place_fields(out, game.world.grid(), room);
    out += R"(,"place":")";
    append_place(out, game.world.grid(), room, game.voice.manner.coordinates);
    const Site* site = game.world.site(room);
    if (site == nullptr || !site->text) {
        out += R"(","id":null,"name":null})";
        return;
    }
    const RoomText& text = game.world.rooms()[*site->text];
    append_string_field(out, R"(","id":)", text.id);
    out += R"(,"name":)";
    if (text.name.empty()) {
        out += "null";
    } else {
        append_json_string(out, text.name);
    }
    out += '}';
}

void append_exits(std::string& out, const Game& game) {
    const State& state = game.moment.state;
    const Exits exits = exits_of(game.world, state, state.room);
    out += R"(,"exits":[)";
    Comma comma(out);
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            comma.next();
            out += '"';
            out += word_for(direction, game.voice.manner.keys);
            out += '"';
        }
    }
    out += ']';
}

std::string_view kind_of(const Encounter& encounter) {
    constexpr std::array<std::string_view, 5> names = {"monster", "riddler", "gambler",
                                                       "quest-giver", "teleporter"};
    static_assert(names.size() == std::variant_size_v<EncounterKind>);
    return names[encounter.kind.index()];
}

void append_thing(std::string& out, std::string_view kind, std::string_view id,
                  std::string_view name) {
    out += R"({"kind":")";
    out += kind;
    append_string_field(out, R"(","id":)", id);
    append_string_field(out, R"(,"name":)", name);
    out += '}';
}

// What shows of its state: fields that only such a thing has.
void append_item(std::string& out, const Game& game, ItemId id) {
    const Item& item = game.world.item(id);
    const ItemState& state = game.moment.state.items[index_of(id)];
    append_thing(out, "item", item.id, item.name);
    out.pop_back();
    if (state.room == held) {
        append_string_field(out, R"(,"inside":)", game.world.item(state.inside).id);
    }
    if (item.openable) {
        out += state.open ? R"(,"open":true)" : R"(,"open":false)";
    }
    if (item.light != Light::none) {
        out += is_alight(game.world, game.moment.state, id) ? R"(,"lit":true)" : R"(,"lit":false)";
    }
    out += '}';
}

// What is there to be seen and touched, in and on other things, too.
void append_items(std::string& out, const Game& game, RoomId room, Comma& comma) {
    const State& state = game.moment.state;
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        if (place_of(game.world, state, id) == room && at_hand(game.world, state, id)) {
            comma.next();
            append_item(out, game, id);
        }
    }
}

// Who is done with is not seen any more; of traps nobody knows before they work.
void append_people(std::string& out, const Game& game, Comma& comma) {
    const Telling telling = telling_of(game);
    const auto append = [&](std::span<const EncounterId> all) {
        for (const EncounterId id : all) {
            if (is_here(telling, Named{.encounter = id}) && is_met(telling, id) &&
                !game.moment.state.encounters[index_of(id)].done) {
                const Encounter& encounter = game.world.encounter(id);
                comma.next();
                append_thing(out, kind_of(encounter), encounter.id, encounter.name);
            }
        }
    };
    append(game.world.rovers());
    if (const Site* site = game.world.site(game.moment.state.room)) {
        append(site->encounters);
    }
}

void append_things(std::string& out, const Game& game) {
    out += R"(,"here":[)";
    Comma here(out);
    append_items(out, game, game.moment.state.room, here);
    append_people(out, game, here);
    out += R"(],"inventory":[)";
    Comma inventory(out);
    append_items(out, game, carried, inventory);
    out += ']';
}

void append_question(std::string& out, const Game& game) {
    const State& state = game.moment.state;
    if (state.asking == nobody) {
        out += R"(,"question":null)";
        return;
    }
    const Encounter& encounter = game.world.encounter(state.asking);
    const auto* gambler = std::get_if<Gambler>(&encounter.kind);
    out += R"(,"question":{"kind":")";
    out += gambler == nullptr ? "riddle" : "gamble";
    append_string_field(out, R"(","encounter":)", encounter.id);
    append_string_field(out, R"(,"text":)", question_text(telling_of(game)));
    if (gambler != nullptr) {
        const std::uint8_t guessed = state.encounters[index_of(state.asking)].guesses;
        append_number_field(out, R"(,"low":)", gambler->low);
        append_number_field(out, R"(,"high":)", gambler->high);
        append_number_field(out, R"(,"guesses_left":)", gambler->guesses - guessed);
    }
    out += '}';
}

void append_score_line(std::string& out, const World& world, const ScoreLine& line) {
    constexpr std::array<std::string_view, 8> names = {"escape",   "turns", "dead_ends", "hints",
                                                       "treasure", "bonus", "milestone", "ending"};
    out += R"({"kind":")";
    out += names[static_cast<std::size_t>(line.kind)];
    out += '"';
    if (line.kind == ScoreLine::Kind::treasure) {
        append_string_field(out, R"(,"item":)", world.item(line.item).id);
    } else if (line.kind == ScoreLine::Kind::bonus) {
        append_string_field(out, R"(,"encounter":)", world.encounter(line.encounter).id);
    } else if (line.kind == ScoreLine::Kind::milestone) {
        append_string_field(out, R"(,"milestone":)", world.parts().milestones[line.number].id);
    } else if (line.kind == ScoreLine::Kind::ending) {
        append_string_field(out, R"(,"ending":)", world.parts().endings[line.number].id);
    } else if (line.kind != ScoreLine::Kind::escape) {
        append_number_field(out, R"(,"count":)", line.count);
    }
    out += R"(,"points":)";
    append_signed(out, line.amount);
    out += '}';
}

void append_score(std::string& out, const Game& game) {
    const std::vector<ScoreLine> lines =
        score_lines(game.world, game.moment.state, game.moment.tally);
    out += R"(,"score":)";
    append_signed(out, score_of(lines));
    out += R"(,"score_lines":[)";
    Comma comma(out);
    for (const ScoreLine& line : lines) {
        comma.next();
        append_score_line(out, game.world, line);
    }
    out += ']';
}

void append_choices(std::string& out, const Game& game, bool quit) {
    out += R"(,"choices":[)";
    Comma comma(out);
    for (const std::string& line : quit ? std::vector<std::string>() : offers(game)) {
        comma.next();
        append_json_string(out, line);
    }
    out += ']';
}

std::string_view name_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::playing:
        return "playing";
    case Outcome::won:
        return "won";
    case Outcome::lost_to_monster:
    case Outcome::out_of_turns:
    case Outcome::lost:
        return "lost";
    }
    return "";
}

void append_state(std::string& out, const Game& game, const Answer& answer) {
    append_turns(out, game);
    out += R"(,"outcome":")";
    out += name_of(game.moment.state.outcome);
    out += answer.quit ? R"(","quit":true)" : R"(","quit":false)";
    append_room(out, game);
    append_exits(out, game);
    append_things(out, game);
    append_question(out, game);
    append_score(out, game);
    append_choices(out, game, answer.quit);
    out += R"(,"events":)";
    append_events(out, game.world, {answer.events, game.voice.manner.keys, answer.line == 0});
    std::string_view text = answer.text;
    if (!text.empty() && text.back() == '\n') {
        text.remove_suffix(1);
    }
    append_string_field(out, R"(,"text":)", text);
    out += R"(,"digest":")";
    out += hex8(digest_of(game));
    out += "\"}\n";
}

} // namespace

void append_start(std::string& out, const Game& game, const Answer& answer) {
    const WorldParts& parts = game.world.parts();
    append_head(out, "start", 0);
    append_string_field(out, R"(,"version":)", version());
    append_string_field(out, R"(,"title":)", parts.title);
    append_number_field(out, R"(,"seed":)", parts.seed);
    append_number_field(out, R"(,"rows":)", parts.grid.rows());
    append_number_field(out, R"(,"columns":)", parts.grid.columns());
    append_state(out, game, answer);
}

void append_turn(std::string& out, const Game& game, const Answer& answer) {
    append_head(out, "turn", answer.line);
    append_state(out, game, answer);
}

void append_error(std::string& out, std::uint64_t line, const RequestFault& fault) {
    append_head(out, "error", line);
    append_string_field(out, R"(,"code":)", fault.code);
    append_string_field(out, R"(,"message":)", fault.message);
    append_number_field(out, R"(,"column":)", fault.column);
    out += "}\n";
}

} // namespace clew
