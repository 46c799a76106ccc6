#include "clew/app/content_report.hpp"

#include "clew/prove/content.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/world/notes.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {
namespace {

Diagnostic note_at(Span span, std::string message, std::string hint = "") {
    return {Severity::note, span, std::move(message), std::move(hint)};
}

Span span_in(const PartSpans::Spans& spans, const std::string& id) {
    const auto found = spans.find(id);
    return found == spans.end() ? Span{} : found->second;
}

const Encounter* giver_of(const World& world, std::size_t item) {
    const auto encounters = world.encounters();
    const auto gives = [&](const Encounter& one) {
        const auto* giver = std::get_if<QuestGiver>(&one.kind);
        return giver != nullptr && index_of(giver->gives) == item;
    };
    const auto found = std::find_if(encounters.begin(), encounters.end(), gives);
    return found == encounters.end() ? nullptr : &*found;
}

Diagnostic note_of_item(const World& world, std::size_t index, Span span) {
    const Item& item = world.items()[index];
    const Encounter* giver = giver_of(world, index);
    return note_at(
        span, (item.fixed ? "nobody can ever come to " : "nobody can ever have ") + the_name(item),
        giver == nullptr ? "" : "only " + the_name(*giver) + " can give it");
}

// "open a door with the key or give it to anyone who wants it"
std::string use_of(const World& world, std::size_t index) {
    const Item& item = world.items()[index];
    const auto is_it = [index](ItemId id) { return index_of(id) == index; };
    std::vector<std::string> deeds;
    if (std::any_of(world.passages().begin(), world.passages().end(), [&](const Passage& passage) {
            return is_it(passage.locked_by) ||
                   (passage.door != no_item && is_it(world.item(passage.door).locked_by));
        })) {
        deeds.emplace_back("open a door");
    }
    for (const Item& lid : world.items()) {
        if (lid.holds == Holds::in && is_it(lid.locked_by)) {
            deeds.push_back("open " + the_name(lid));
        }
    }
    if (item.weapon) {
        deeds.emplace_back("beat a monster");
    }
    std::string use = deeds.empty() ? "" : list_of(deeds, "or") + " with " + the_name(item);
    const bool is_wanted = std::any_of(world.encounters().begin(), world.encounters().end(),
                                       [&](const Encounter& one) {
                                           const auto* giver = std::get_if<QuestGiver>(&one.kind);
                                           return giver != nullptr && is_it(giver->wants);
                                       });
    if (is_wanted) {
        const std::string it = deeds.empty() ? the_name(item) : is_plural(item) ? "them" : "it";
        use += (deeds.empty() ? "give " : " or give ") + it + " to anyone who wants " +
               (is_plural(item) ? "them" : "it");
    }
    return use;
}

/// What nobody can ever do to an encounter, and the key of the text that then is never told.
struct Deed {
    std::string words;
    std::string key;
    bool has_text = true;
};

struct SuccessOf {
    const World& world;
    std::string name;
    Deed operator()(const Monster& it) const {
        return {"beat " + name, "beaten", !it.beaten.empty()};
    }
    Deed operator()(const Riddler& it) const {
        return {"answer " + name, "right", !it.right.empty()};
    }
    Deed operator()(const Gambler& it) const {
        return {"win against " + name, "won", !it.won.empty()};
    }
    Deed operator()(const QuestGiver& it) const {
        return {"bring " + name + ' ' + the_name(world.item(it.wants)), "thanks",
                !it.thanks.empty()};
    }
    Deed operator()(const Trap&) const { return {}; }
};

struct FailureOf {
    const World& world;
    std::string name;
    Deed operator()(const Monster&) const { return {"be beaten by " + name, "beats"}; }
    Deed operator()(const Riddler&) const { return {"answer " + name + " wrongly", "wrong"}; }
    Deed operator()(const Gambler&) const { return {"lose against " + name, "lost"}; }
    Deed operator()(const QuestGiver& it) const {
        return {"come to " + name + " without " + the_name(world.item(it.wants)), "asks"};
    }
    Deed operator()(const Trap&) const { return {}; }
};

Diagnostic note_of_encounter(const World& world, const Part& part, Span span) {
    const Encounter& who = world.encounters()[part.index];
    const std::string name = the_name(who);
    if (part.kind == Part::Kind::meeting) {
        const bool is_trap = std::holds_alternative<Trap>(who.kind);
        return note_at(
            span,
            (is_trap ? "nobody can ever be taken elsewhere by " : "nobody can ever meet ") + name);
    }
    const Deed deed = part.kind == Part::Kind::success
                          ? std::visit(SuccessOf{world, name}, who.kind)
                          : std::visit(FailureOf{world, name}, who.kind);
    return note_at(span, "nobody can ever " + deed.words,
                   deed.has_text ? '\'' + deed.key + "' is never told" : "the bonus is never paid");
}

Diagnostic note_of_text(const World& world, const Part& part, Span span) {
    const Item& item = world.items()[part.index];
    const std::string name = the_name(item);
    switch (part.kind) {
    case Part::Kind::opened:
        return note_at(span, "nobody can ever open " + name, "'opened' is never told");
    case Part::Kind::unlocked:
        return note_at(span, "nobody can ever unlock " + name, "'unlocked' is never told");
    case Part::Kind::eaten:
        return note_at(
            span,
            (item.meal == Meal::drink ? "nobody can ever drink " : "nobody can ever eat ") + name,
            "'eaten' is never told");
    case Part::Kind::lit:
        return note_at(span, "nobody can ever light " + name, "'lit' is never told");
    default:
        return note_at(span, "nobody can ever wear out " + name, "'worn' is never told");
    }
}

Diagnostic note_of_condition(const World& world, const Part& part, const PartSpans& spans) {
    if (part.kind == Part::Kind::milestone) {
        const std::string& id = world.parts().milestones[part.index].id;
        return note_at(span_in(spans.milestones, id),
                       "nobody can ever reach the milestone '" + id + '\'');
    }
    const std::string& id = world.parts().endings[part.index].id;
    return note_at(span_in(spans.endings, id), "nobody can ever come to the ending '" + id + '\'');
}

Diagnostic note_of(const World& world, const Part& part, const PartSpans& spans) {
    switch (part.kind) {
    case Part::Kind::room: {
        const std::string& id = world.rooms()[part.index].id;
        return note_at(span_in(spans.rooms, id), "nobody can ever enter '" + id + '\'');
    }
    case Part::Kind::item:
        return note_of_item(world, part.index, span_in(spans.items, world.items()[part.index].id));
    case Part::Kind::use:
        return note_at(span_in(spans.items, world.items()[part.index].id),
                       "nobody can ever " + use_of(world, part.index));
    case Part::Kind::passage: {
        const Passage& passage = world.passages()[part.index];
        const bool is_locked = passage.locked_by != no_item;
        return note_at(span_in(spans.passages, passage.id),
                       (is_locked ? "nobody can ever unlock '" : "nobody can ever go through '") +
                           passage.id + '\'');
    }
    case Part::Kind::win:
        return note_at(spans.texts.won, "nobody can ever win", "'won' is never told");
    case Part::Kind::view: {
        const std::string& id = world.rooms()[part.index].id;
        return note_at(span_in(spans.rooms, id), "nobody can ever have light in '" + id + '\'',
                       "its 'text' is never told");
    }
    case Part::Kind::opened:
    case Part::Kind::unlocked:
    case Part::Kind::eaten:
    case Part::Kind::lit:
    case Part::Kind::worn:
        return note_of_text(world, part, span_in(spans.items, world.items()[part.index].id));
    case Part::Kind::finding: {
        const std::string& id = world.passages()[part.index].id;
        return note_at(span_in(spans.passages, id), "nobody can ever find '" + id + '\'');
    }
    case Part::Kind::milestone:
    case Part::Kind::ending:
        return note_of_condition(world, part, spans);
    default:
        return note_of_encounter(world, part,
                                 span_in(spans.encounters, world.encounters()[part.index].id));
    }
}

// Which depends on the seed.
void note_left_out(Diagnostics& notes, const World& world, const PartSpans& spans) {
    const auto encounters = world.encounters();
    for (const auto& [id, span] : spans.encounters) {
        const auto is_it = [&id = id](const Encounter& one) { return one.id == id; };
        if (std::none_of(encounters.begin(), encounters.end(), is_it)) {
            notes.push_back(
                note_at(span, "nobody can ever meet '" + id + '\'', "no room is left for it"));
        }
    }
}

void keep_first(Diagnostics& notes) {
    if (notes.size() > noted_max) {
        const std::size_t more = notes.size() - noted_max;
        const Span next = notes[noted_max].span;
        notes.resize(noted_max);
        notes.push_back(note_at(next, "and " + std::to_string(more) + " more such " +
                                          (more == 1 ? "note" : "notes")));
    }
}

} // namespace

PartSpans part_spans_of(const Plan& plan) {
    PartSpans spans;
    for (const RoomPlan& room : plan.rooms) {
        spans.rooms.emplace(room.text.id, room.span);
    }
    for (const ItemPlan& item : plan.items) {
        spans.items.emplace(item.item.id, item.span);
    }
    for (const EncounterPlan& encounter : plan.encounters) {
        spans.encounters.emplace(encounter.encounter.id, encounter.span);
    }
    for (const PassagePlan& passage : plan.passages) {
        spans.passages.emplace(passage.passage.id, passage.span);
    }
    for (const EndingPlan& ending : plan.endings) {
        spans.endings.emplace(ending.ending.id, ending.span);
    }
    for (const MilestonePlan& milestone : plan.milestones) {
        spans.milestones.emplace(milestone.milestone.id, milestone.span);
    }
    spans.texts = plan.text_spans;
    return spans;
}

Diagnostics content_notes_of(const World& world, const PartSpans& spans, const Bounds& bounds) {
    Diagnostics notes;
    note_left_out(notes, world, spans);
    if (!world.parts().turn_limit && !world.parts().texts.out_of_turns.empty()) {
        notes.push_back(note_at(spans.texts.out_of_turns, "there is no turn limit",
                                "'out_of_turns' is never told"));
    }
    const auto hidden = hidden_parts(world, bounds);
    for (const Part& part : hidden ? *hidden : std::vector<Part>()) {
        notes.push_back(note_of(world, part, spans));
    }
    sort_by_place(notes);
    keep_first(notes);
    if (!hidden) {
        notes.insert(notes.begin(), note_at({}, "whether all of it can be seen is not settled",
                                            "--states allows more"));
    }
    return notes;
}

} // namespace clew
