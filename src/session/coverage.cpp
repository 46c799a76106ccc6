#include "clew/session/coverage.hpp"

#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace clew {

namespace {

// As it comes out of a voice that does not wrap, but for its last newline.
std::string as_told(const std::string& text) {
    Voice endless;
    endless.width = 0;
    std::string told;
    append_text(told, endless, text);
    if (!told.empty()) {
        told.pop_back();
    }
    return told;
}

class Lister {
public:
    explicit Lister(std::vector<Showable>& parts) : parts_(parts) {}

    void part(Showable::Kind kind, std::size_t index, std::string name) {
        parts_.push_back({kind, index, std::move(name), "", false});
    }

    void table(std::string name) { table_ = std::move(name); }

    void text(std::string_view key, const std::string& text) {
        if (!text.empty()) {
            parts_.push_back(
                {Showable::Kind::text, 0, table_ + '.' + std::string(key), as_told(text), false});
        }
    }

    void operator()(const Monster& monster) {
        text("beaten", monster.beaten);
        text("beats", monster.beats);
    }
    void operator()(const Riddler& riddler) {
        const bool one = riddler.riddles.size() == 1;
        for (std::size_t i = 0; i < riddler.riddles.size(); ++i) {
            text(one ? "riddle" : "riddles[" + std::to_string(i + 1) + "]",
                 riddler.riddles[i].text);
        }
        text("right", riddler.right);
        text("wrong", riddler.wrong);
    }
    void operator()(const Gambler& gambler) {
        text("won", gambler.won);
        text("lost", gambler.lost);
    }
    void operator()(const QuestGiver& giver) {
        text("asks", giver.asks);
        text("thanks", giver.thanks);
    }
    void operator()(const Trap& /*none*/) {}

private:
    std::vector<Showable>& parts_;
    std::string table_;
};

void list_item(Lister& list, const Item& item) {
    list.table("items." + item.id);
    list.text("text", item.text);
    list.text("lore", item.lore);
    list.text("taken", item.told.taken);
    list.text("dropped", item.told.dropped);
    list.text("put", item.told.put);
    list.text("opened", item.told.opened);
    list.text("closed", item.told.closed);
    list.text("unlocked", item.told.unlocked);
    list.text("locked", item.told.locked);
    list.text("eaten", item.told.eaten);
    list.text("lit", item.told.lit);
    list.text("worn", item.told.worn);
    list.text("refuses", item.told.fixed);
}

void list_texts(Lister& list, const WorldParts& parts) {
    list.table("texts");
    list.text("opening", parts.texts.opening);
    list.text("aim", parts.texts.aim);
    list.text("won", parts.texts.won);
    list.text("out_of_turns", parts.texts.out_of_turns);
    list.text("wall", parts.texts.wall);
    list.text("goal", parts.texts.goal);
    for (const RoomText& room : parts.rooms) {
        list.table("rooms." + room.id);
        list.text("text", room.text);
        list.text("again", room.again);
    }
    for (const Item& item : parts.items) {
        list_item(list, item);
    }
    for (const Encounter& one : parts.encounters) {
        list.table("encounters." + one.id);
        list.text("text", one.text);
        std::visit(list, one.kind);
    }
    for (const Passage& passage : parts.passages) {
        list.table("passages." + passage.id);
        list.text("text", passage.text);
        list.text("found", passage.found);
    }
    for (const Milestone& milestone : parts.milestones) {
        list.table("milestones." + milestone.id);
        list.text("text", milestone.text);
    }
    for (const Ending& ending : parts.endings) {
        list.table("endings." + ending.id);
        list.text("text", ending.text);
        list.text("rank", ending.rank);
    }
}

bool is_thing_shown(const Game& game, std::size_t index) {
    const std::size_t items = game.world.items().size();
    const State& state = game.moment.state;
    if (index < items) {
        return at_hand(game.world, state, ItemId{static_cast<std::uint16_t>(index)});
    }
    const EncounterId id{static_cast<std::uint16_t>(index - items)};
    return room_of(game.world, state, id) == state.room;
}

} // namespace

Coverage::Coverage(const World& world) {
    Lister list(parts_);
    const WorldParts& parts = world.parts();
    for (std::size_t i = 0; i < parts.rooms.size(); ++i) {
        list.part(Showable::Kind::room, i, "rooms." + parts.rooms[i].id);
    }
    for (std::size_t i = 0; i < parts.items.size(); ++i) {
        list.part(Showable::Kind::thing, i, "items." + parts.items[i].id);
    }
    for (std::size_t i = 0; i < parts.encounters.size(); ++i) {
        if (!std::holds_alternative<Trap>(parts.encounters[i].kind)) {
            list.part(Showable::Kind::thing, parts.items.size() + i,
                      "encounters." + parts.encounters[i].id);
        }
    }
    list_texts(list, parts);
}

void Coverage::hear(const Game& game, std::string_view answer) {
    for (Showable& part : parts_) {
        if (part.shown) {
            continue;
        }
        if (part.kind == Showable::Kind::room) {
            part.shown = game.moment.tally.visited(game.world.rooms()[part.index].room);
        } else if (part.kind == Showable::Kind::thing) {
            part.shown = is_thing_shown(game, part.index);
        } else {
            part.shown = answer.find(part.told) != std::string_view::npos;
        }
    }
}

} // namespace clew
