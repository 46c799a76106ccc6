/// Judging: what the judges of a plan share: its names, looked up, and the faults found so far.
#ifndef CLEW_WORLD_JUDGING_HPP
#define CLEW_WORLD_JUDGING_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/plan.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

/// Ids that are known, and the index of each.
class IdIndex {
public:
    void add(std::string_view id, std::size_t index) { ids_.emplace_back(id, index); }
    void sort();
    /// Logarithmic, once sorted.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;

private:
    std::vector<std::pair<std::string_view, std::size_t>> ids_;
};

class Judging {
public:
    /// The plan must outlive it.
    explicit Judging(const Plan& plan);

    [[nodiscard]] const Plan& plan() const { return plan_; }
    void fault(const Span& span, std::string message, std::string hint);
    void add(Diagnostics faults);

    /// "did you mean 'hall'?", or nothing. Who has the first hundred suggestions needs no more, and
    /// each takes a look at all names.
    [[nodiscard]] std::string near(std::string_view name,
                                   const std::vector<std::string_view>& known);

    /// What to write instead of what is no name of a place, but means one elsewhere; or nothing.
    [[nodiscard]] std::string place_hint(std::string_view name) const;

    /// The place if it is known; what is neither there nor for chance to choose is a fault, shown
    /// at the owner if it has no place of its own.
    [[nodiscard]] std::optional<Place> spot(const Spot& spot, const Span& owner);
    /// The index; a name that is none is a fault, an empty one is nothing.
    [[nodiscard]] std::optional<std::size_t> item(const Ref& ref, const Span& owner);
    [[nodiscard]] std::optional<std::size_t> encounter(const Ref& ref, const Span& owner);

    /// In file order.
    [[nodiscard]] Diagnostics take() &&;

private:
    void fault_unknown(const Ref& ref, const Span& span, std::string_view what,
                       const std::vector<std::string_view>& known);

    const Plan& plan_;
    IdIndex rooms_;
    IdIndex items_;
    IdIndex encounters_;
    std::vector<std::string_view> known_places_;
    std::vector<std::string_view> known_items_;
    std::vector<std::string_view> known_encounters_;
    Diagnostics found_;
    std::size_t hints_left_ = 100;
};

/// The span, or the owner's if it stands nowhere.
[[nodiscard]] inline const Span& span_or(const Span& own, const Span& owner) {
    return own.begin.line > 0 ? own : owner;
}

/// 'name'
[[nodiscard]] std::string in_quotes(std::string_view name);

} // namespace clew

#endif
