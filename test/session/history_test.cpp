#include "clew/session/history.hpp"

#include "clew/play/step.hpp"
#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

Moment first_moment(const World& world) { return {first_step(world).state, Tally(world)}; }

// Moves in the keys of the compass, lines in quotes: `n 'take lamp' s`.
std::string text_of(const PastLine& past) {
    return past.move ? std::string(1, to_lower(letter_of(*past.move)))
                     : '\'' + std::string(past.text) + '\'';
}

std::string text_of(std::string_view lines) {
    std::string text;
    while (!lines.empty()) {
        text.append(text.empty() ? "" : " ").append(text_of(next_past_line(lines)));
    }
    return text;
}

World open_world(std::uint32_t rows, std::uint32_t columns) {
    WorldParts parts;
    parts.grid = Grid(rows, columns);
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, direction)) {
                parts.grid.open(RoomId{i}, direction);
            }
        }
    }
    parts.start = RoomId{rows * columns / 2};
    parts.goals = {RoomId{0}};
    return World(std::move(parts));
}

// A history, and the lines that it should hold. The turns of a moment count the lines before it,
// so that a checkpoint tells where it was taken.
struct Model {
    explicit Model(const World& world) : moment(first_moment(world)) {}

    void add(Random& random) {
        moment.state.turns = lines.size() + 1;
        if (random.chance(0.8)) {
            const Direction direction = all_directions[random.below(6)];
            history.add_move(direction, moment);
            lines.push_back(text_of(PastLine{direction, {}}));
        } else {
            const std::string line(1 + random.below(20), 'x');
            history.add(line, moment);
            lines.push_back('\'' + line + '\'');
        }
    }

    void take_back(bool compare) {
        lines.pop_back();
        const History::Rest rest = history.undo();
        std::string_view left = rest.lines;
        const std::uint64_t from = rest.from == nullptr ? 0 : rest.from->state.turns;
        BOOST_REQUIRE_LE(from, lines.size());
        for (std::uint64_t at = from; compare && at < lines.size(); ++at) {
            BOOST_REQUIRE_EQUAL(text_of(next_past_line(left)), lines[at]);
        }
        BOOST_REQUIRE((!compare || left.empty()));
    }

    Moment moment;
    History history;
    std::vector<std::string> lines;
};

} // namespace

BOOST_AUTO_TEST_SUITE(history)

BOOST_AUTO_TEST_CASE(hands_back_the_lines_before_the_one_taken_back) {
    const World world(corridor(3));
    const Moment moment = first_moment(world);
    History history;
    BOOST_TEST(!history.last());
    history.add_move(Direction::north, moment);
    history.add("take lamp", moment);
    history.add_move(Direction::down, moment);
    history.add("s. caf\xC3\xA9", moment);
    BOOST_TEST(history.count() == 4U);

    BOOST_TEST(text_of(*history.last()) == "'s. caf\xC3\xA9'");
    BOOST_TEST(text_of(history.undo().lines) == "n 'take lamp' d");
    BOOST_TEST(text_of(*history.last()) == "d");
    BOOST_TEST(text_of(history.undo().lines) == "n 'take lamp'");
    BOOST_TEST(text_of(*history.last()) == "'take lamp'");
    BOOST_TEST(text_of(history.undo().lines) == "n");
    const History::Rest rest = history.undo();
    BOOST_TEST(rest.lines.empty());
    BOOST_TEST(!rest.from);
    BOOST_TEST(!history.last());
    BOOST_TEST(history.count() == 0U);
}

BOOST_AUTO_TEST_CASE(a_plain_turn_takes_at_most_two_bytes) {
    for (const std::uint32_t size : {6U, 1000U}) {
        BOOST_TEST_CONTEXT(size << " x " << size) {
            const World world = open_world(size, size);
            Moment moment = first_moment(world);
            History history;
            Random random(size);
            constexpr std::size_t turns_max = 1'000'000;
            constexpr std::size_t constant = 16 * 1024;
            for (std::size_t turn = 1; turn <= turns_max; ++turn) {
                history.add_move(grid_directions[random.below(4)], moment);
                if (turn % 997 == 0 || turn == turns_max) {
                    BOOST_REQUIRE_LE(history.bytes(), 2 * turn + constant);
                }
            }
            BOOST_TEST(history.count() == turns_max);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_checkpoint_and_the_lines_after_it_are_all_that_is_left) {
    for (const std::uint32_t size : {3U, 300U}) {
        const World world = open_world(size, size);
        Model model(world);
        Random random(size);
        for (std::size_t i = 0; i < 60'000; ++i) {
            const bool back = random.below(100) < (i / 20'000 % 2 == 0 ? 10 : 90);
            if (back && !model.lines.empty()) {
                model.take_back(i % 50 == 0);
            } else {
                model.add(random);
            }
            BOOST_REQUIRE_EQUAL(model.history.count(), model.lines.size());
            BOOST_REQUIRE(model.lines.empty() ||
                          text_of(*model.history.last()) == model.lines.back());
        }
    }
}

BOOST_AUTO_TEST_CASE(all_lines_come_in_their_order_through_checkpoints) {
    const World world = open_world(2, 2);
    History history;
    const Moment moment = first_moment(world);
    for (int i = 0; i < 3000; ++i) {
        history.add_move(Direction::west, moment);
        history.add("take " + std::to_string(i), moment);
    }
    const std::string all = history.lines();
    std::string_view rest = all;
    for (int i = 0; i < 3000; ++i) {
        BOOST_REQUIRE((next_past_line(rest).move == Direction::west));
        BOOST_REQUIRE_EQUAL(next_past_line(rest).text, "take " + std::to_string(i));
    }
    BOOST_TEST(rest.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
