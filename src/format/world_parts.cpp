#include "clew/format/world_parts.hpp"

#include "clew/base/text.hpp"

#include <string>
#include <utility>

namespace clew {

namespace {

void fault_excess(const WorldReading& reading, std::string_view key, const NodeEntry& entry,
                  std::size_t most) {
    std::string message = "there are too many ";
    message += key;
    std::string hint = "expected at most ";
    append_number(hint, most);
    reading.faults.add(entry.span, std::move(message), std::move(hint));
}

} // namespace

std::vector<const NodeEntry*> tables_by_id(const WorldReading& reading, std::string_view key,
                                           std::size_t most) {
    std::vector<const NodeEntry*> tables;
    const Node* parent = reading.root.table(key, Form::tables);
    if (parent == nullptr) {
        return tables;
    }
    for (const NodeEntry& entry : parent->entries) {
        if (tables.size() == most) {
            fault_excess(reading, key, entry, most);
            break;
        }
        if (!is_id(entry.key)) {
            reading.faults.add(entry.span, quoted(entry.key) + " can be no id",
                               "expected letters, digits, '-' and '_', at most 40");
        } else if (entry.value.kind != NodeKind::table) {
            reading.faults.add(entry.value.span,
                               quoted(entry.key) + " is " + std::string(name_of(entry.value.kind)),
                               "expected a table, [" + std::string(key) + '.' + entry.key + ']');
        } else {
            tables.push_back(&entry);
        }
    }
    return tables;
}

} // namespace clew
