#include "clew/maze/kruskal.hpp"

#include "clew/maze/planes.hpp"

namespace clew {

namespace {

constexpr std::uint32_t root_bit = 0x80000000U;
constexpr std::uint32_t none = 0x7FFFFFFFU; // the corridor south of the last of 2^30 rooms

// Groups of rooms: a room has its parent's number, or is the root of its group and has the group's
// least corridor so far. Both fit a word, as there are at most 2^30 rooms.
class Groups {
public:
    Groups(std::uint32_t rooms, std::uint64_t key) : words_(rooms, root_bit | none), key_(key) {}

    std::uint32_t root(std::uint32_t room) {
        std::uint32_t word = words_[room];
        while ((word & root_bit) == 0) {
            const std::uint32_t above = words_[word];
            if ((above & root_bit) != 0) {
                return word;
            }
            words_[room] = above;
            room = above;
            word = words_[room];
        }
        return room;
    }

    // Puts right under its root what was under one that has since been put under another.
    void compress(std::uint32_t former_root) {
        if (!is_root(former_root)) {
            words_[former_root] = root(former_root);
        }
    }

    // The same when every former root is compressed: two steps at most, and no branch, for what
    // chance decides no branch predictor foresees.
    std::uint32_t near_root(std::uint32_t room) {
        const std::uint32_t word = words_[room];
        const std::uint32_t above = (word & root_bit) != 0 ? room : word;
        const std::uint32_t word_above = words_[above];
        const std::uint32_t root = (word_above & root_bit) != 0 ? above : word_above;
        words_[room] = above == room ? word : root;
        return root;
    }

    void offer(std::uint32_t root, std::uint32_t corridor, std::uint64_t weight) {
        const std::uint32_t word = words_[root];
        const std::uint32_t least = word & ~root_bit;
        const bool better = least == none || weight < weight_of(key_, least);
        words_[root] = better ? root_bit | corridor : word;
    }

    void set_least(std::uint32_t root, std::uint32_t corridor) {
        words_[root] = root_bit | corridor;
    }

    [[nodiscard]] bool is_root(std::uint32_t room) const { return (words_[room] & root_bit) != 0; }
    [[nodiscard]] std::uint32_t least(std::uint32_t root) const { return words_[root] & ~root_bit; }

    // What is left of `root` is another's: nothing is lost if its least corridor has been taken.
    void put_under(std::uint32_t root, std::uint32_t other) { words_[root] = other; }
    void forget_least(std::uint32_t root) { words_[root] = root_bit | none; }

private:
    BigVector<std::uint32_t> words_;
    std::uint64_t key_;
};

class Boruvka {
public:
    Boruvka(const Field& field, std::uint64_t key)
        : field_(field), key_(key), groups_(field.rows * field.columns, key), east_(field.size()),
          south_(field.size()) {}

    // The first round, in which every room is a group, and the offers of the second.
    void start() {
        offer_to_rooms();
        const std::uint32_t rooms = field_.rows * field_.columns;
        for (std::uint32_t room = 0; room < rooms; ++room) {
            take_least(room);
        }
        roots_.reserve(rooms - taken_);
        for (std::uint32_t room = 0; room < rooms; ++room) {
            groups_.compress(room);
            if (groups_.is_root(room)) {
                roots_.push_back(room);
            }
        }
        open_.reserve(std::size_t{2} * rooms - field_.rows - field_.columns - taken_);
        for_each_corridor([this](std::uint32_t corridor) {
            if (offer(corridor)) {
                open_.push_back(corridor);
            }
        });
    }

    // The other rounds, until there is one group.
    void finish() {
        while (!open_.empty()) {
            for (const std::uint32_t root : roots_) {
                take_least(root);
            }
            for (const std::uint32_t root : roots_) {
                groups_.compress(root);
            }
            std::erase_if(roots_, [this](std::uint32_t root) { return !groups_.is_root(root); });
            std::erase_if(open_, [this](std::uint32_t corridor) { return !offer(corridor); });
        }
    }

    [[nodiscard]] const Plane& east() const { return east_; }
    [[nodiscard]] const Plane& south() const { return south_; }

private:
    struct Offer {
        std::uint64_t weight;
        std::uint32_t corridor;
    };

    [[nodiscard]] Offer weighed(std::uint32_t corridor) const {
        return {weight_of(key_, corridor), corridor};
    }

    static Offer lesser(const Offer& one, const Offer& other) {
        const bool first = one.weight < other.weight;
        return {first ? one.weight : other.weight, first ? one.corridor : other.corridor};
    }

    template <class Deed>
    void for_each_corridor(Deed deed) const {
        std::uint32_t room = 0;
        for (std::uint32_t row = 0; row < field_.rows; ++row) {
            for (std::uint32_t column = 0; column < field_.columns; ++column, ++room) {
                if (column + 1 < field_.columns) {
                    deed(2 * room);
                }
                if (row + 1 < field_.rows) {
                    deed(2 * room + 1);
                }
            }
        }
    }

    [[nodiscard]] std::uint32_t beyond(std::uint32_t corridor) const {
        return corridor / 2 + (corridor % 2 == 0 ? 1 : field_.columns);
    }

    // Each room's least corridor, each weight computed once.
    void offer_to_rooms() {
        constexpr Offer nothing{~std::uint64_t{0}, none};
        std::vector<Offer> from_north(field_.columns, nothing);
        std::uint32_t room = 0;
        for (std::uint32_t row = 0; row < field_.rows; ++row) {
            Offer from_west = nothing;
            for (std::uint32_t column = 0; column < field_.columns; ++column, ++room) {
                const bool has_east = column + 1 < field_.columns;
                const bool has_south = row + 1 < field_.rows;
                const Offer east = has_east ? weighed(2 * room) : nothing;
                const Offer south = has_south ? weighed(2 * room + 1) : nothing;
                const Offer back = lesser(from_north[column], from_west);
                groups_.set_least(room, lesser(back, lesser(east, south)).corridor);
                from_north[column] = south;
                from_west = east;
            }
        }
    }

    // True if the corridor leads from one group to another.
    bool offer(std::uint32_t corridor) {
        const std::uint32_t one = groups_.near_root(corridor / 2);
        const std::uint32_t other = groups_.near_root(beyond(corridor));
        if (one == other) {
            return false;
        }
        const std::uint64_t weight = weight_of(key_, corridor);
        groups_.offer(one, corridor, weight);
        groups_.offer(other, corridor, weight);
        return true;
    }

    // Two groups may have the same least corridor, and then the second finds itself joined.
    void take_least(std::uint32_t root) {
        const std::uint32_t corridor = groups_.least(root);
        if (corridor == none) {
            return;
        }
        groups_.forget_least(root);
        const std::uint32_t one = groups_.root(corridor / 2);
        const std::uint32_t other = groups_.root(beyond(corridor));
        if (one != other) {
            groups_.put_under(root, one == root ? other : one);
            const std::uint32_t room = corridor / 2;
            const Place place{room / field_.columns, room % field_.columns};
            (corridor % 2 == 0 ? east_ : south_).set(field_.at(place));
            ++taken_;
        }
    }

    Field field_;
    std::uint64_t key_;
    Groups groups_;
    Plane east_;
    Plane south_;
    std::size_t taken_ = 0;
    std::vector<std::uint32_t> roots_;
    BigVector<std::uint32_t> open_; // corridors between groups, in order
};

} // namespace

Grid kruskal(std::uint32_t rows, std::uint32_t columns, Random& random) {
    const Field field{rows, columns};
    Boruvka boruvka(field, random.next());
    boruvka.start();
    boruvka.finish();
    return packed(field, boruvka.east(), boruvka.south());
}

} // namespace clew
