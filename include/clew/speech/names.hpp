/// Names: what a phrase may mean, of all that the player has met. What has not been met is not
/// found, so that no answer can give away what there is in the world.
#ifndef CLEW_SPEECH_NAMES_HPP
#define CLEW_SPEECH_NAMES_HPP

#include "clew/speech/voice.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// An item or an encounter; the other is none.
struct Named {
    ItemId item = no_item;
    EncounterId encounter = nobody;
    bool operator==(const Named&) const = default;
};

/// Which of several that a phrase fits goes first. Others at hand come next, then those met
/// elsewhere.
enum class Nearness : std::uint8_t { at_hand, lying, in_hands };

/// True if the item is at hand, or lies open to view in a room that has been seen and is not dark.
/// A door is where either end of its way is, once that has been found.
[[nodiscard]] bool is_met(const Telling& telling, ItemId item);

/// True if the encounter is in a room that has been seen; of those in the player's room, while
/// one of them has a question open, none after it. Who goes about is met where he is seen now. A
/// trap is nobody to be met.
[[nodiscard]] bool is_met(const Telling& telling, EncounterId encounter);

[[nodiscard]] bool is_here(const Telling& telling, Named named);

/// "the rusty sword", "the ferryman".
[[nodiscard]] std::string the_name(const World& world, Named named);

/// What the world calls a goal; else "the goal", or of several "a goal".
[[nodiscard]] std::string goal_name(const World& world);

/// All that `phrase` may mean, the nearest only: none, one, or several of different names. A
/// phrase fits a name whole, as its last words ("lamp" of "small brass lamp"), an id or one of its
/// own words, in any case, with or without an article; a whole fit goes before last words, and
/// these before some of the words ("brass"). A door of this room is known by its side, too ("north
/// door").
/// "it" and "them" fit what is at hand, "him" and "her" who is here.
[[nodiscard]] std::vector<Named> find_items(const Telling& telling, std::string_view phrase,
                                            Nearness first);
/// All at hand that it may mean, those it fits less well, too: a context will choose.
[[nodiscard]] std::vector<Named> find_items_here(const Telling& telling, std::string_view phrase);
[[nodiscard]] std::vector<Named> find_encounters(const Telling& telling, std::string_view phrase);
[[nodiscard]] std::vector<Named> find_any(const Telling& telling, std::string_view phrase);

/// The rooms seen whose name or id `phrase` may mean: those it fits best, whole, by its last
/// words or by some of its words.
[[nodiscard]] std::vector<RoomId> find_rooms(const Telling& telling, std::string_view phrase);

/// What is here or carried, and who is here and was met, is called, in lower case, for "did you
/// mean": whoever follows that finds it.
[[nodiscard]] std::vector<std::string> names_here(const Telling& telling);

/// Folded, without quotes, marks at its end and a leading article.
[[nodiscard]] std::string bare_phrase(std::string_view phrase);

} // namespace clew

#endif
