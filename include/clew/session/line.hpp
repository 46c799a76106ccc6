/// One line in hand: its sentences done one by one, and what the game remembers of them.
#ifndef CLEW_SESSION_LINE_HPP
#define CLEW_SESSION_LINE_HPP

#include "clew/session/deed.hpp"
#include "clew/session/game.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// True if no sentence of the line says anything; `whole`: it is one sentence.
[[nodiscard]] bool is_blank(std::string_view line, bool whole);

/// Does one line of a game. With `out` null it does it again in silence: the moment follows, and
/// nothing is told or remembered.
///
/// Invariant: begin_ <= done_ <= at_ <= line_.size(). What lies before begin_ is settled, from
/// there to done_ is done and not yet in the history, from at_ on is still to come.
class Line {
public:
    /// Refers to all three; needs a line that is clean and at most line_bytes_max long.
    Line(Game& game, std::string_view line, std::string* out);

    [[nodiscard]] Reply respond();

private:
    void do_sentence(std::string_view sentence);
    [[nodiscard]] Deed do_deed(const Meaning& meaning);
    void do_ask(const Meaning& meaning);
    void do_again();
    [[nodiscard]] bool is_made_clear(const Meaning& meaning, std::string_view sentence,
                                     const Unclear& asked);
    [[nodiscard]] bool is_made_plain(std::string_view sentence);
    void put_in_place(std::string_view what);
    void do_errand(const Meaning& meaning);
    void take_hint();
    void ask_again();
    void restart();
    void take_back();
    void refuse(std::string_view why);
    void keep();
    void finish();
    void tell_rest_dropped();

    Game& game_;
    std::string_view line_;
    std::string* out_;
    std::string expanded_; // holds the line once `again` has been replaced by what it stands for
    std::string previous_; // the last sentence that was a command
    std::size_t begin_ = 0;
    std::size_t done_ = 0;
    std::size_t at_ = 0;
    std::size_t sentence_ = 0; // where the one in hand begins
    std::size_t sentence_end_ = 0;
    std::size_t changes_ = 0;       // sentences from begin_ on that changed the moment
    std::optional<Direction> move_; // one of them, if there is a plain move among them
    bool winds_back_ = false;       // by undo or restart: `again` would not mean it
    bool stopped_ = false;
    Deed deed_; // of the sentence in hand
    Reply reply_{.in_thread = false};
};

} // namespace clew

#endif
