/// The keeper: runs the errands of a game (save, restore, saves, delete), and answers for them.
///
/// It knows of no prompt and no output but the text it appends to, so that any loop can use it.
/// Whatever cannot be done is told in the game's voice; the game and its files stay as they were,
/// and play goes on.
#ifndef CLEW_APP_KEEPER_HPP
#define CLEW_APP_KEEPER_HPP

#include "clew/app/journal.hpp"
#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/app/save_folder.hpp"
#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace clew {

class Keeper {
public:
    /// How a game came to be; all of it must outlive the keeper.
    struct Play {
        Game& game;
        const Loaded& loaded;
        const Options& options;
        Journal* journal = nullptr; ///< if set, it holds the game's thread so far
        std::string save;           ///< the name of the save that it began from, or empty
        bool is_saved = false;      ///< a save has it as it is
    };
    /// `scripted`: nobody is there to ask, so the save folder is left alone.
    Keeper(const Play& play, bool scripted);

    /// A line of the game was typed: what is typed next confirms nothing.
    void hear_line();

    /// Needs an errand of the game's last reply, whose line is in the journal. After a `restore`
    /// the game is another, at the same address, and so is the journal's thread.
    void run(Errand errand, std::string& out);

private:
    void save(std::string& out);
    void print(std::string& out);
    /// True if the game is another now, and where it stands is told.
    bool restore(std::string& out);
    void list(std::string& out);
    void erase(std::string& out);

    bool put_back(const std::string& name, std::string& out);
    /// False where it is first asked back.
    bool play_instead(const std::string& name, const Thread& thread, std::string& out);
    void keep_instead(const std::string& thread);
    /// False where the game in hand is in no save, and it is asked back.
    [[nodiscard]] bool may_give_up(const std::string& name, std::string& out);
    void tell_none(const std::string& name, std::string& out) const;
    void say(std::string_view text, std::string& out) const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string default_name() const;
    [[nodiscard]] bool is_confirmed(Errand errand, const std::string& name);

    Play play_;
    bool scripted_;
    std::string name_; ///< last saved or restored in this game; may be empty
    Headings headings_;
    const Loaded* loaded_;
    std::unique_ptr<const Loaded> own_; ///< the world of a restored game, if it is another
    std::optional<std::uint64_t> safe_; ///< digest of the game that is in a save, or that is new

    /// What was asked back, to be done when it is typed again at once, of the same file.
    struct Doubt {
        Errand errand = Errand::none;
        std::string name;
        std::string file; ///< its mark
    };
    Doubt doubt_;
};

} // namespace clew

#endif
