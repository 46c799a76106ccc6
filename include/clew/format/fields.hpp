/// The values of one table of a world file, each asked for by its key.
///
/// A value that is missing, of another form or out of bounds is a fault (said once, where it
/// stands) and reads as the default, so that the reader goes on to the next fault. Unknown keys
/// are faulted when the table is opened. Asking for a key that keys.hpp does not list, or by
/// another form, asserts: the list stays whole.
#ifndef CLEW_FORMAT_FIELDS_HPP
#define CLEW_FORMAT_FIELDS_HPP

#include "clew/format/fault_list.hpp"
#include "clew/format/keys.hpp"
#include "clew/format/toml_tree.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

class Fields {
public:
    /// `node` must be a table and, like `faults`, outlive this; `owner` is shown where a whole
    /// key is missing.
    Fields(const Node& node, Table table, Span owner, FaultList& faults);

    [[nodiscard]] bool flag(std::string_view key) const;
    [[nodiscard]] std::optional<std::int64_t> whole(std::string_view key,
                                                    Form form = Form::whole) const;
    [[nodiscard]] std::optional<double> real(std::string_view key) const;
    [[nodiscard]] std::optional<Extent> extent(std::string_view key) const;
    [[nodiscard]] std::string name(std::string_view key) const;
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> choice(std::string_view key) const;
    [[nodiscard]] Ref item(std::string_view key) const { return ref(key, Form::item); }
    [[nodiscard]] Ref encounter(std::string_view key) const { return ref(key, Form::encounter); }
    [[nodiscard]] std::vector<Ref> items(std::string_view key) const;
    /// At most `most` of them.
    [[nodiscard]] std::vector<std::string> names(std::string_view key, std::size_t most) const;

    /// A spot that is wrong reads as `anywhere`, about which nobody else complains.
    [[nodiscard]] Spot spot(std::string_view key) const;
    [[nodiscard]] std::vector<Spot> spots(std::string_view key, std::size_t most = goals_max) const;
    [[nodiscard]] std::optional<DestinationPlan> destination(std::string_view key) const;

    /// The tables of a list that may hold at most so many, and not none.
    [[nodiscard]] std::vector<const Node*> tables_in(std::string_view key, Form form,
                                                     std::size_t most) const;

    /// The value as it stands; nullptr if the key is not there.
    [[nodiscard]] const Node* value(std::string_view key, Form form) const;
    /// The same, if it is a table.
    [[nodiscard]] const Node* table(std::string_view key, Form form) const;
    [[nodiscard]] const NodeEntry* entry(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return entry(key) != nullptr; }

    /// True if an unknown key is most like this one: it has been faulted, and is not missing too.
    [[nodiscard]] bool is_misspelt(std::string_view key) const;
    /// Faults the table if the key is not there.
    void need(std::string_view key) const;
    /// Faults the later of two keys that say the same.
    void either(std::string_view key, std::string_view other) const;
    void fault(std::string_view key, std::string message, std::string hint) const;
    /// `'rows' is a string`, of the key's value; `'words' holds a list`, of an element in it.
    void fault_value(std::string_view key, Form form) const;
    void fault_element(std::string_view key, Form form, const Node& element) const;

    [[nodiscard]] Span owner() const { return owner_; }
    [[nodiscard]] bool is_empty() const { return node_.entries.empty(); }
    /// Where the key stands; nowhere if it is not there.
    [[nodiscard]] Span span_of(std::string_view key) const {
        const NodeEntry* found = entry(key);
        return found == nullptr ? Span{} : found->span;
    }
    /// For tables within this one.
    [[nodiscard]] FaultList& faults() const { return faults_; }

private:
    [[nodiscard]] const KeyFacts& facts(std::string_view key, Form form) const;
    /// The value if its kind is the one of its form; else a fault, and nullptr.
    [[nodiscard]] const Node* checked(std::string_view key, Form form, NodeKind kind) const;
    [[nodiscard]] Ref ref(std::string_view key, Form form) const;
    void fault_kind(const KeyFacts& key, const Node& node) const;
    [[nodiscard]] std::optional<std::string> name_in(const KeyFacts& key, const Node& node) const;
    [[nodiscard]] std::string text_in(const KeyFacts& key, const Node& node,
                                      std::size_t most) const;

    const Node& node_;
    Table table_;
    Span owner_;
    FaultList& faults_;
};

/// True if it can name a room, item, encounter or passage: letters, digits, '-' and '_', at most
/// id_bytes_max.
[[nodiscard]] bool is_id(std::string_view id);

} // namespace clew

#endif
