#include "clew/speech/handling.hpp"

#include "clew/speech/contents.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

namespace clew {

namespace {

/// The item of an event, and the other one.
struct Handled {
    const Telling& telling;
    const Event& event;

    [[nodiscard]] const Item& item() const { return telling.world.item(event.item); }
    [[nodiscard]] bool has_other() const { return event.other != no_item; }
    [[nodiscard]] const Item& other() const { return telling.world.item(event.other); }
    [[nodiscard]] std::string name() const { return the_name(item()); }
    [[nodiscard]] std::string other_name() const { return the_name(other()); }
    /// "The chest is", and what follows.
    [[nodiscard]] std::string is(std::string_view rest) const {
        return doing(item(), "is ", "are ").append(rest);
    }
};

std::string_view link_of(const Item& holder) { return holder.holds == Holds::on ? " on " : " in "; }

std::string lid_text(const Handled& it) {
    switch (it.event.kind) {
    case EventKind::opened:
        return joined(either(it.item().told.opened, "You open " + it.name() + '.'),
                      contents_or_none(it.telling, it.event.item));
    case EventKind::closed:
        return either(it.item().told.closed, "You close " + it.name() + '.');
    case EventKind::was_open:
        return it.is("open already.");
    case EventKind::was_closed:
        return it.is("closed.");
    case EventKind::not_openable:
        return capital(it.name()) + " cannot be opened or closed.";
    default:
        return {};
    }
}

// The world's text of a locked thing is for who would open it.
std::string no_key_text(const Handled& it) {
    if (it.telling.state.carries(it.event.other)) { // and yet it locks nothing any more
        return doing(it.other(), "is", "are") + " worn out.";
    }
    return std::string("You have no key to lock ") + (is_plural(it.item()) ? "them" : "it") +
           " with.";
}

std::string lock_text(const Handled& it) {
    switch (it.event.kind) {
    case EventKind::lid_unlocked:
        return either(it.item().told.unlocked,
                      "You unlock " + it.name() + " with " + it.other_name() + '.');
    case EventKind::lid_locked:
        return "You lock " + it.name() + " with " + it.other_name() + '.';
    case EventKind::is_locked:
    case EventKind::door_locked:
        return either(it.item().told.locked,
                      wants_key_text(it.telling, doing(it.item(), "is", "are"), it.event.other));
    case EventKind::was_unlocked:
        return it.is("not locked.");
    case EventKind::was_locked:
        return it.is("locked already.");
    case EventKind::no_lock:
        return doing(it.item(), "has", "have") + " no lock.";
    case EventKind::no_key:
        return no_key_text(it);
    case EventKind::wrong_key:
        return doing(it.other(), "does", "do") + " not fit " + it.name() + '.';
    default:
        return {};
    }
}

std::string put_text(const Handled& it) {
    const std::string thing = "You cannot put " + it.name();
    switch (it.event.kind) {
    case EventKind::put:
        return either(it.item().told.put, "You put " + it.name() +
                                              std::string(link_of(it.other())) + it.other_name() +
                                              '.');
    case EventKind::cannot_hold:
        return "Nothing can be put in or on " + it.other_name() + '.';
    case EventKind::in_itself:
        if (it.event.item == it.event.other) {
            return thing + std::string(link_of(it.item())) +
                   (is_plural(it.item()) ? "themselves." : "itself.");
        }
        return thing + std::string(link_of(it.other())) + it.other_name() + ", which " +
               (is_plural(it.other()) ? "are" : "is") + std::string(link_of(it.item())) +
               (is_plural(it.item()) ? "them." : "it.");
    case EventKind::too_deep:
        return thing + std::string(link_of(it.other())) + it.other_name() +
               ": too many things lie one in another there.";
    default:
        return {};
    }
}

std::string flame_text(const Handled& it) {
    if (is_worn_out(it.telling.world, it.telling.state, it.event.other)) {
        return doing(it.other(), "is", "are") + " used up, and cannot light " + it.name() + '.';
    }
    return is_met(it.telling, it.event.other)
               ? "To light " + it.name() + ", carry " + it.other_name() + '.'
               : "You carry nothing to light " + it.name() + " with.";
}

std::string light_text(const Handled& it) {
    switch (it.event.kind) {
    case EventKind::kindled:
        return either(it.item().told.lit,
                      "You light " + it.name() +
                          (it.has_other() ? " with " + it.other_name() : std::string()) + '.');
    case EventKind::was_lit:
        return it.is("lit already.");
    case EventKind::no_light:
        return capital(it.name()) + " cannot be lit.";
    case EventKind::needs_flame:
        return flame_text(it);
    default:
        return {};
    }
}

// How it comes to its end, by what it was for.
std::string end_text(const Item& item) {
    if (item.light != Light::none) {
        return doing(item, "goes", "go") + " out, for good.";
    }
    if (item.teleporter) {
        return doing(item, "loses its", "lose their") + " power.";
    }
    return doing(item, "breaks.", "break.");
}

std::string wear_text(const Handled& it) {
    switch (it.event.kind) {
    case EventKind::worn_out:
        return either(it.item().told.worn, end_text(it.item()));
    case EventKind::is_worn:
        return it.is(it.item().light != Light::none ? "burnt out." : "worn out.");
    case EventKind::consumed:
        return either(it.item().told.eaten,
                      (it.item().meal == Meal::drink ? "You drink " : "You eat ") + it.name() +
                          '.');
    case EventKind::not_food:
        return it.is("nothing to eat or drink.");
    case EventKind::too_dark:
        return it.telling.state.carries(it.event.item)
                   ? "It is too dark to put anything down where it would be found again."
                   : "It is too dark to see " + it.name() + '.';
    default:
        return {};
    }
}

} // namespace

std::string wants_key_text(const Telling& telling, const std::string& what, ItemId key) {
    const std::string locked = what + " locked";
    if (telling.state.carries(key)) { // and yet it opens nothing any more
        return locked + ", and " + the_name(telling.world.item(key)) +
               (is_plural(telling.world.item(key)) ? " are" : " is") + " worn out.";
    }
    if (!is_met(telling, key)) {
        return locked + ", and you carry nothing that opens it.";
    }
    return locked + ". To open it, carry " + the_name(telling.world.item(key)) + '.';
}

std::string handling_text(const Telling& telling, const Event& event) {
    if (event.item == no_item) {
        return {};
    }
    const Handled it{telling, event};
    for (const auto& text : {lid_text, lock_text, put_text, light_text, wear_text}) {
        if (std::string told = text(it); !told.empty()) {
            return told;
        }
    }
    return {};
}

} // namespace clew
