/// Sentences: the grammar of English that the game needs, and the one way by which a line gets
/// out. Everything told goes through `append_text`, so that no name or text of a world can carry
/// a control byte, pass for a prompt or run over the width.
#ifndef CLEW_SPEECH_SENTENCE_HPP
#define CLEW_SPEECH_SENTENCE_HPP

#include "clew/speech/voice.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// Appends `text` as whole lines: wrapped at the voice's width, ending in a newline; nothing for
/// an empty text. Newlines in it are kept. A line that would begin with '>', '#' or '=' and a
/// blank (or be that alone) is set in by one space. Control bytes, bytes that are no UTF-8, and
/// marks that turn the direction of writing (U+202A-E, U+2066-9) or end lines (U+2028, U+2029,
/// C1 controls) are shown as '?'; tabs as blanks. With voice.ascii the nearest ASCII.
void append_text(std::string& out, const Voice& voice, std::string_view text);

/// "a rusty sword", "the brass key", "Excalibur": as first named, with its own article.
[[nodiscard]] std::string a_name(const Item& item);
[[nodiscard]] std::string a_name(const Encounter& encounter);

/// "the rusty sword", "Excalibur": as named when known.
[[nodiscard]] std::string the_name(const Item& item);
[[nodiscard]] std::string the_name(const Encounter& encounter);

/// As the world says; if it does not, true for "some coins": the article "some" and a last letter s
/// that is no ss.
[[nodiscard]] bool is_plural(const Item& item);
[[nodiscard]] bool is_plural(const Encounter& encounter);

/// A sentence's beginning: "The minotaur kills", "The rats kill".
[[nodiscard]] std::string doing(const Item& item, std::string_view does, std::string_view many_do);
[[nodiscard]] std::string doing(const Encounter& encounter, std::string_view does,
                                std::string_view many_do);

/// The first letter made a capital, where it is one of ASCII.
[[nodiscard]] std::string capital(std::string text);

/// "a", "a and b", "a, b and c" (or with another last word: "a, b or c").
[[nodiscard]] std::string list_of(const std::vector<std::string>& parts,
                                  std::string_view last = "and");

/// "1 turn", "12 turns".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// "50 points", "-1 point".
[[nodiscard]] std::string points_of(std::int64_t amount);

/// "You gain 50 points.", "You lose 1 point.", or "" for 0.
[[nodiscard]] std::string gain_of(std::int64_t amount);

/// `text`, a space, and `more`; no space where either is empty.
[[nodiscard]] std::string joined(std::string text, std::string_view more);

/// `own` unless it is empty: a world's sentence goes before Clew's.
[[nodiscard]] std::string either(const std::string& own, std::string ours);

/// "north, west", or "none".
[[nodiscard]] std::string exits_list(Exits exits, Keys keys);

/// "row 5, column 5" or "f6".
[[nodiscard]] std::string place_name(const Telling& telling, RoomId room);

} // namespace clew

#endif
