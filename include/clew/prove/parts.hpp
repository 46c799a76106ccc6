/// The list of what a world holds to be seen, and what was struck off it.
#ifndef CLEW_PROVE_PARTS_HPP
#define CLEW_PROVE_PARTS_HPP

#include "clew/prove/content.hpp"

#include <array>
#include <limits>
#include <string>

namespace clew {

/// Not listed are rooms of which notes_of says outright that they cannot be reached.
class Parts {
public:
    using Kind = Part::Kind;

    /// The world must outlive it.
    explicit Parts(const World& world);

    /// It is shown, if it is on the list.
    void strike(Kind kind, std::size_t index) {
        const auto& numbers = numbers_[static_cast<std::size_t>(kind)];
        const std::uint32_t number = index < numbers.size() ? numbers[index] : not_listed;
        if (number != not_listed && !struck_[number]) {
            struck_[number] = true;
            --left_;
        }
    }
    [[nodiscard]] bool any_left() const { return left_ > 0; }
    /// What is left, but what is told with another part of the same thing.
    [[nodiscard]] std::vector<Part> rest() const;

private:
    static constexpr std::uint32_t not_listed = std::numeric_limits<std::uint32_t>::max();

    void add(Kind kind, std::size_t index);
    void add_rooms();
    void add_items();
    void add_encounters();
    void add_views();
    void add_told(Kind kind, std::string ItemTexts::*text);
    void add_what_waits();

    const World& world_;
    std::vector<Part> list_;
    std::vector<bool> struck_;
    std::size_t left_ = 0;
    std::array<std::vector<std::uint32_t>, Part::kinds> numbers_; // in the list, by kind and index
};

} // namespace clew

#endif
