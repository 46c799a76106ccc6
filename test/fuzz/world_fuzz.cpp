// World files: read, or refused with places; and what is read says nothing that could do harm.
#include "fuzz.hpp"

#include "clew/format/world_file.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clew::fuzz {

namespace {

void require_all_harmless(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
        require_harmless(text);
    }
}

void require_harmless_words(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        require_harmless(word);
    }
}

// A kind that is added must say here what it tells.
struct HarmlessWords {
    void operator()(const Monster& kind) const { require_all_harmless({kind.beaten, kind.beats}); }
    void operator()(const Riddler& kind) const {
        require_all_harmless({kind.right, kind.wrong});
        for (const Riddle& riddle : kind.riddles) {
            require_harmless(riddle.text);
            require_harmless_words(riddle.answers);
        }
    }
    void operator()(const Gambler& kind) const { require_all_harmless({kind.won, kind.lost}); }
    void operator()(const QuestGiver& kind) const {
        require_all_harmless({kind.asks, kind.thanks});
    }
    void operator()(const Trap& /*kind*/) const {} // tells the text that all kinds have
};

void require_harmless_words(const Item& item) {
    require_all_harmless({item.id, item.name, item.article, item.text, item.lore});
    require_harmless_words(item.words);
    const ItemTexts& told = item.told;
    require_all_harmless({told.taken, told.dropped, told.put, told.opened, told.closed,
                          told.unlocked, told.locked, told.eaten, told.lit, told.worn, told.fixed});
}

void require_harmless_ends(const Plan& plan) {
    for (const EndingPlan& planned : plan.endings) {
        require_all_harmless({planned.ending.id, planned.ending.text, planned.ending.rank});
    }
    for (const MilestonePlan& planned : plan.milestones) {
        require_all_harmless({planned.milestone.id, planned.milestone.text});
    }
}

void require_harmless_words(const Plan& plan) {
    require_all_harmless({plan.title, plan.name});
    for (const RoomPlan& room : plan.rooms) {
        require_all_harmless({room.text.id, room.text.name, room.text.text, room.text.again});
    }
    for (const ItemPlan& planned : plan.items) {
        require_harmless_words(planned.item);
    }
    for (const EncounterPlan& planned : plan.encounters) {
        const Encounter& who = planned.encounter;
        require_all_harmless({who.id, who.name, who.article, who.text});
        require_harmless_words(who.words);
        std::visit(HarmlessWords(), who.kind);
    }
    for (const PassagePlan& planned : plan.passages) {
        require_all_harmless({planned.passage.id, planned.passage.text, planned.passage.found});
    }
    require_harmless_ends(plan);
    const WorldTexts& texts = plan.texts;
    require_all_harmless(
        {texts.opening, texts.aim, texts.won, texts.out_of_turns, texts.wall, texts.goal});
}

} // namespace

} // namespace clew::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    const auto plan = read_world(text, Spans::always);
    if (!plan) {
        fuzz::require_told(plan.error(), text);
        return 0;
    }
    fuzz::require_harmless_words(*plan);
    if (plan->maze.given) {
        MazeText maze;
        maze.grid = *plan->maze.given;
        fuzz::require_read_back(maze);
    }
    return 0;
}
