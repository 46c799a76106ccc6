/// Every key that a world file may have: in which table, of what form, within which bounds.
///
/// One table of facts, so that what the reader takes, what a message says was expected, what a
/// misspelt key is compared with and what data/world.schema.json tells an editor are one thing.
#ifndef CLEW_FORMAT_KEYS_HPP
#define CLEW_FORMAT_KEYS_HPP

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clew {

/// The tables of a world file. `encounter` has what all kinds share; a kind's own table has that
/// and its own keys.
enum class Table : std::uint8_t {
    root,
    maze,
    room,
    item,
    passage,
    ending,
    milestone,
    score,
    texts,
    encounter,
    monster,
    riddler,
    gambler,
    quest_giver,
    teleporter,
    riddle,   ///< an element of a riddler's `riddles`
    appears,  ///< a passage's
    condition ///< an element of `all` or `any`
};

inline constexpr std::array<Table, 18> all_tables = {
    Table::root,    Table::maze,      Table::room,     Table::item,        Table::passage,
    Table::ending,  Table::milestone, Table::score,    Table::texts,       Table::encounter,
    Table::monster, Table::riddler,   Table::gambler,  Table::quest_giver, Table::teleporter,
    Table::riddle,  Table::appears,   Table::condition};

/// Of the encounters, in the order of EncounterKind, as `kind` names them.
inline constexpr std::array<std::string_view, 5> kind_names = {"monster", "riddler", "gambler",
                                                               "quest-giver", "teleporter"};
inline constexpr std::array<Table, 5> kind_tables = {Table::monster, Table::riddler, Table::gambler,
                                                     Table::quest_giver, Table::teleporter};

/// What may stand as a key's value.
enum class Form : std::uint8_t {
    flag,
    whole,       ///< from least to most
    turns,       ///< that, or "auto"
    real,        ///< from least to most; a whole number will do
    name,        ///< one line of text, not empty
    text,        ///< text of any number of lines
    choice,      ///< one of choices
    item,        ///< the id of an item
    encounter,   ///< the id of an encounter
    items,       ///< that of an item, or a list of them
    names,       ///< a name, or a list of them
    spot,        ///< [row, column], a corner, a room's id, a letter of the drawing
    spots,       ///< that, or a list of them
    destination, ///< that, or "anywhere"
    extent,      ///< [least, most], two whole numbers within the bounds
    exits,       ///< a list of lists of exit strings
    drawing,     ///< a wall drawing
    riddles,     ///< a list of tables
    conditions,  ///< a list of tables
    appears,     ///< that, or a table of `all` and `any`
    table,       ///< a table with keys of its own
    tables       ///< tables by id
};

struct KeyFacts {
    std::string_view name;
    Form form = Form::flag;
    double least = 0;
    double most = 0;
    std::span<const std::string_view> choices = {};
};

/// The keys that table may have.
[[nodiscard]] std::span<const KeyFacts> keys_of(Table table);

/// The facts of one of them; nullptr if it has no such key.
[[nodiscard]] const KeyFacts* find_key(Table table, std::string_view name);

/// The names that [maze] algorithm may have: those of `maze`, which this floor does not see.
[[nodiscard]] std::span<const std::string_view> algorithm_names();

/// Those of them that have a use for `bias`, for `walls` and for `braid`.
[[nodiscard]] std::span<const std::string_view> algorithms_with_bias();
[[nodiscard]] std::span<const std::string_view> algorithms_with_walls();
[[nodiscard]] std::span<const std::string_view> algorithms_with_braid();

/// Points that a world may give or take at once, either way.
inline constexpr std::int64_t points_max = 1'000'000'000;
inline constexpr std::int64_t turns_max = 1'000'000'000'000;
inline constexpr std::size_t id_bytes_max = 40;
inline constexpr std::size_t words_max = 20;

} // namespace clew

#endif
