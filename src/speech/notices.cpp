#include "clew/speech/notices.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/small_talk.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Notice::hint) + 1> texts = {
    "There is nothing here to take.",
    "You carry nothing.",
    "There is nothing to take back.",
    "There is no answer to repeat.",
    "There is nothing to do again.",
    "The rest of the line is left undone.",
    "You begin again.",
    "Brief: a room's text is told the first time only. Type verbose to hear it always.",
    "Verbose: a room's text is told every time. Type brief to hear it the first time only.",
    "There are no saves by name. Start Clew with --thread FILE, and each line you type is kept in "
    "that file.",
    "There are no saves by name. Start Clew with --thread FILE, and the game kept in that file "
    "goes on.",
    "There are no hints. Type look, exits or help.",
};

} // namespace

void tell_notice(std::string& out, const Voice& voice, Notice notice) {
    append_text(out, voice, texts[static_cast<std::size_t>(notice)]);
}

void tell_taken_back(std::string& out, const Voice& voice, std::string_view line) {
    append_text(out, voice, "Taken back: " + harmless(line) + '.');
}

void tell_too_long(std::string& out, const Voice& voice, std::uint64_t most) {
    append_text(out, voice,
                "That line is too long: " + counted(most, "byte is", "bytes are") + " the most.");
}

void tell_no_map(std::string& out, const Telling& telling) {
    append_text(out, telling.voice, "You have no map. " + exits_sentence(telling));
}

void tell_wide_map(std::string& out, const Voice& voice, std::uint64_t columns) {
    append_text(out, voice,
                "The map is " + counted(columns, "column", "columns") +
                    " wide, and a line here holds " + std::to_string(voice.width) +
                    ". In words, then:");
}

void tell_leaving(std::string& out, const Telling& telling) {
    append_text(out, telling.voice,
                "You leave after " + counted(telling.state.turns, "turn.", "turns."));
}

} // namespace clew
