#include "clew/speech/words.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr auto words = std::to_array<Word>({
    {"go", Ask::go},
    {"walk", Ask::go},
    {"goto", Ask::go},
    {"move", Ask::go},
    {"head", Ask::go},
    {"step", Ask::go},
    {"travel", Ask::go},
    {"climb", Ask::go},
    {"enter", Ask::go},
    {"run", Ask::run},
    {"explore", Ask::explore},
    {"take", Ask::take},
    {"get", Ask::take},
    {"grab", Ask::take},
    {"pick up", Ask::take},
    {"pick", Ask::take},
    {"collect", Ask::take},
    {"steal", Ask::take},
    {"remove", Ask::take},
    {"drop", Ask::drop},
    {"put down", Ask::drop},
    {"lay down", Ask::drop},
    {"discard", Ask::drop},
    {"throw away", Ask::drop},
    {"put", Ask::put},
    {"place", Ask::put},
    {"insert", Ask::put},
    {"lay", Ask::put},
    {"set", Ask::put},
    {"hang", Ask::put},
    {"stick", Ask::put},
    {"open", Ask::open},
    {"open up", Ask::open},
    {"close", Ask::close},
    {"shut", Ask::close},
    {"unlock", Ask::unlock},
    {"unbolt", Ask::unlock},
    {"lock", Ask::lock},
    {"bolt", Ask::lock},
    {"eat", Ask::consume},
    {"drink", Ask::consume},
    {"taste", Ask::consume},
    {"sip", Ask::consume},
    {"bite", Ask::consume},
    {"swallow", Ask::consume},
    {"devour", Ask::consume},
    {"light", Ask::light},
    {"light up", Ask::light},
    {"burn", Ask::light},
    {"kindle", Ask::light},
    {"ignite", Ask::light},
    {"set fire to", Ask::light},
    {"turn on", Ask::light},
    {"switch on", Ask::light},
    {"turn", Ask::turn},
    {"switch", Ask::turn},
    {"extinguish", Ask::extinguish},
    {"put out", Ask::extinguish},
    {"blow out", Ask::extinguish},
    {"snuff", Ask::extinguish},
    {"turn off", Ask::extinguish},
    {"switch off", Ask::extinguish},
    {"examine", Ask::examine},
    {"x", Ask::examine},
    {"ex", Ask::examine},
    {"inspect", Ask::examine},
    {"look at", Ask::examine},
    {"describe", Ask::examine},
    {"check", Ask::examine},
    {"study", Ask::examine},
    {"use", Ask::use},
    {"activate", Ask::use},
    {"operate", Ask::use},
    {"rub", Ask::use},
    {"wave", Ask::use},
    {"read", Ask::read},
    {"give", Ask::give},
    {"offer", Ask::give},
    {"hand", Ask::give},
    {"show", Ask::give},
    {"deliver", Ask::give},
    {"attack", Ask::attack},
    {"fight", Ask::attack},
    {"hit", Ask::attack},
    {"kill", Ask::attack},
    {"punch", Ask::attack},
    {"kick", Ask::attack},
    {"strike", Ask::attack},
    {"stab", Ask::attack},
    {"slay", Ask::attack},
    {"answer", Ask::answer},
    {"say", Ask::answer},
    {"guess", Ask::answer},
    {"reply", Ask::answer},
    {"look", Ask::look},
    {"l", Ask::look},
    {"see", Ask::look},
    {"look around", Ask::look},
    {"look here", Ask::look},
    {"search", Ask::look},
    {"where", Ask::look},
    {"where am i", Ask::look},
    {"what", Ask::look},
    {"what is here", Ask::look},
    {"inventory", Ask::inventory},
    {"i", Ask::inventory},
    {"inv", Ask::inventory},
    {"items", Ask::inventory},
    {"examine me", Ask::inventory},
    {"x me", Ask::inventory},
    {"what do i have", Ask::inventory},
    {"what do i carry", Ask::inventory},
    {"exits", Ask::exits},
    {"ways", Ask::exits},
    {"directions", Ask::exits},
    {"doors", Ask::exits},
    {"score", Ask::score},
    {"points", Ask::score},
    {"turns", Ask::score},
    {"map", Ask::map},
    {"show map", Ask::map},
    {"walls", Ask::walls},
    {"list walls", Ask::walls},
    {"help", Ask::help},
    {"?", Ask::help},
    {"h", Ask::help},
    {"commands", Ask::help},
    {"words", Ask::help},
    {"info", Ask::help},
    {"about", Ask::help},
    {"version", Ask::version},
    {"again", Ask::again},
    {"g", Ask::again},
    {"undo", Ask::undo},
    {"take back", Ask::undo},
    {"oops", Ask::undo},
    {"restart", Ask::restart},
    {"start over", Ask::restart},
    {"start again", Ask::restart},
    {"new game", Ask::restart},
    {"repeat", Ask::repeat},
    {"brief", Ask::brief},
    {"terse", Ask::brief},
    {"short", Ask::brief},
    {"verbose", Ask::verbose},
    {"long", Ask::verbose},
    {"quit", Ask::quit},
    {"q", Ask::quit},
    {"bye", Ask::quit},
    {"goodbye", Ask::quit},
    {"quit game", Ask::quit},
    {"stop", Ask::quit},
    {"exit", Ask::quit},
    {"save", Ask::save},
    {"save game", Ask::save},
    {"restore", Ask::restore},
    {"load", Ask::restore},
    {"load game", Ask::restore},
    {"restore game", Ask::restore},
    {"saves", Ask::saves},
    {"saved games", Ask::saves},
    {"list saves", Ask::saves},
    {"delete", Ask::erase},
    {"delete save", Ask::erase},
    {"delete game", Ask::erase},
    {"erase", Ask::erase},
    {"hint", Ask::hint},
    {"hints", Ask::hint},
    {"clue", Ask::hint},
});

struct Name {
    std::string_view text;
    Direction direction;
};

constexpr std::array<Name, 12> compass_names = {{
    {"north", Direction::north},
    {"south", Direction::south},
    {"east", Direction::east},
    {"west", Direction::west},
    {"up", Direction::up},
    {"down", Direction::down},
    {"upstairs", Direction::up},
    {"downstairs", Direction::down},
    {"upward", Direction::up},
    {"downward", Direction::down},
    {"right", Direction::east},
    {"left", Direction::west},
}};

constexpr std::array<std::string_view, 10> typed_names = {
    "north", "south", "east", "west", "up", "down", "right", "left", "upstairs", "downstairs"};

} // namespace

std::span<const Word> vocabulary() { return words; }

std::optional<Ask> ask_named(std::string_view word) {
    const auto is_it = [&](const Word& one) { return one.text == word; };
    const auto* const found = std::find_if(words.begin(), words.end(), is_it);
    return found == words.end() ? std::nullopt : std::optional(found->ask);
}

std::span<const std::string_view> direction_names(Keys keys) {
    // Where up is north, a passage's up has a name of its own.
    return std::span(typed_names).first(keys == Keys::compass ? 8 : 10);
}

std::optional<Direction> direction_word(std::string_view word, Keys keys) {
    if (word.size() == 1) {
        return direction_key(word[0], keys);
    }
    const bool up_is_north = keys != Keys::compass;
    if (up_is_north && (word == "up" || word == "down")) {
        return word == "up" ? Direction::north : Direction::south;
    }
    const auto is_it = [&](const Name& name) { return name.text == word; };
    const auto* const found = std::find_if(compass_names.begin(), compass_names.end(), is_it);
    return found == compass_names.end() ? std::nullopt : std::optional(found->direction);
}

} // namespace clew
