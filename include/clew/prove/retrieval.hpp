/// Retrieval: whether what the player puts down can always be fetched again.
///
/// The sphere of a state is the set of regions that the player can walk to with empty hands, and
/// back from, while nothing changes but where he is. What lies in it can be fetched. If no move
/// ever takes a region out of the sphere, until the player can walk to a win with empty hands, and
/// none takes that from him, then nothing is lost by being put down, and a search for states from
/// which nothing wins need not try it (see Fates).
#ifndef CLEW_PROVE_RETRIEVAL_HPP
#define CLEW_PROVE_RETRIEVAL_HPP

#include "clew/play/step.hpp"
#include "clew/prove/outline.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace clew {

/// What the premises and the outline refer to must outlive it. The outline is one of fates.
class Retrieval {
public:
    Retrieval(const Premises& premises, const Outline& outline);

    /// True if it is never better not to carry a thing, which includes that no weapon or light that
    /// is needed wears; nothing that opens, holds or lights can be eaten; gifts can be taken again;
    /// no light can be shut away in the dark; guards have nothing from elsewhere to guard; no
    /// monster goes about; nothing is left to chance; and there are few enough regions for spheres.
    [[nodiscard]] static bool applies(const Premises& premises);

    using Sphere = std::uint32_t;

    /// Needs a state that is not over, in which nothing is asked. Linear in regions and outlets,
    /// the first time that it is asked for a state that differs in more than where things lie.
    [[nodiscard]] Sphere sphere_of(const State& state);

    /// True if the sphere after the move is no smaller, or a win can be walked to from it; and if
    /// that could be before, it must. If a question comes of the move, after each answer. What is
    /// over keeps everything.
    [[nodiscard]] bool keeps(Sphere before, const State& after);

    /// Taken in memory.
    [[nodiscard]] std::uint64_t bytes() const {
        return table_.bytes() + sphere_.size() * sizeof(Sphere) +
               spheres_.size() * sizeof(std::uint64_t);
    }

    /// True if a thing in the player's hands may have had its share in what came of it, the answers
    /// to formalities included.
    [[nodiscard]] bool is_owed_to_things(const Step& step) const;

    /// What else comes of the command where things in hand were put down before: in its room, or,
    /// where it is too dark for that, in another one of the sphere. Each outcome that differs from
    /// `with`, in the order of things; nothing if those are not all. Needs a state before in which
    /// nothing is asked. Tries at most 256 sets of things: of more, nothing.
    [[nodiscard]] std::optional<std::vector<Step>>
    without(Sphere sphere, const State& before, const Command& command, const State& with);

private:
    using Word = std::uint64_t;

    struct Trial {
        Sphere sphere;
        const State& before;
        const Command& command;
        const State& with;
    };
    [[nodiscard]] bool add_without(std::vector<Step>& out, const Trial& trial);
    [[nodiscard]] std::optional<State> put_down(const Trial& trial, ItemId item);
    [[nodiscard]] bool are_alike(State one, State other);
    [[nodiscard]] bool has_within(Sphere sphere, std::uint32_t region) const {
        return (spheres_[sphere * sphere_words_ + region / 64] >> region % 64 & 1U) != 0;
    }

    [[nodiscard]] State emptied(const State& state) const;
    [[nodiscard]] std::uint32_t end_of_walk(const State& bare, const Outlet& outlet);
    void walk_from(const State& bare);
    [[nodiscard]] std::vector<std::uint32_t> those_leading_back() const;
    void note_sphere(State bare, const std::vector<std::uint32_t>& regions);
    [[nodiscard]] bool keeps_all(Sphere before, State after, int questions);

    const World& world_;
    const Regions& regions_;
    const Outline& outline_;
    KeyTable table_;
    std::vector<std::uint64_t> key_;
    std::vector<std::uint64_t> other_key_;
    std::vector<Sphere> sphere_; // by number in the table
    std::size_t sphere_words_;
    std::vector<Word> spheres_; // a bit a region
    std::vector<bool> wins_;    // by sphere: from there
    struct Edge {
        std::uint32_t from;
        std::uint32_t to;
    };
    std::vector<std::uint32_t> walked_; // regions of the walk, its first first
    std::vector<Edge> edges_;           // of it
    bool walked_to_win_ = false;
    std::vector<bool> seen_;            // by region
    std::set<std::vector<bool>> tried_; // by item: lying, before the command at hand
    Events events_;
};

} // namespace clew

#endif
