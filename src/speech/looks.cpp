#include "clew/speech/looks.hpp"

#include "clew/speech/contents.hpp"
#include "clew/speech/sentence.hpp"

namespace clew {

namespace {

std::string light_text(const Telling& telling, ItemId id, const std::string& it_is) {
    const Item& item = telling.world.item(id);
    if (is_worn_out(telling.world, telling.state, id)) {
        return it_is + (item.light != Light::none ? " burnt out." : " worn out.");
    }
    if (item.light == Light::none) {
        return {};
    }
    return it_is + (is_alight(telling.world, telling.state, id) ? " lit." : " not lit.");
}

// `it`: "it", or where nothing has been said of the thing its name.
std::string state_text(const Telling& telling, ItemId id, const std::string& it) {
    const Item& item = telling.world.item(id);
    const std::string it_is = capital(it) + (is_plural(item) ? " are" : " is");
    const bool open = telling.state.items[index_of(id)].open;
    const std::string lid = item.openable ? it_is + (open ? " open." : " closed.") : "";
    return joined(joined(lid, light_text(telling, id, it_is)), contents_or_none(telling, id));
}

} // namespace

std::string look_text(const Telling& telling, ItemId id) {
    const Item& item = telling.world.item(id);
    const std::string they = is_plural(item) ? "they" : "it";
    if (!item.text.empty()) {
        return joined(item.text, state_text(telling, id, they));
    }
    const std::string state = state_text(telling, id, the_name(item));
    const std::string plain =
        state.empty() ? "You see nothing special about " + the_name(item) + '.' : state;
    const std::string hint = is_plural(item) ? "You could read them." : "You could read it.";
    return joined(plain, item.lore.empty() ? "" : hint);
}

} // namespace clew
