// What the shortest win costs in a large maze with twelve things that matter, in breadth-first
// passes over the same grid, timed in turns with it: so a figure means the same on every machine
// and on a busy one. CPU time. Beside it, what the whole proof takes, and the states that searches
// look at in a second.

#include "clew/maze/make_maze.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/proof.hpp"
#include "clew/prove/search.hpp"
#include "clew/world/room_set.hpp"

#include "prove/plain_search.hpp"
#include "prove/quest.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

namespace {

using namespace clew;

constexpr double bar = 40; // passes, for the shortest win in the depth-first maze

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <class Work>
double seconds_of(const Work& work) {
    const double start = cpu_seconds();
    work();
    return cpu_seconds() - start;
}

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers.empty() ? 0 : numbers[numbers.size() / 2];
}

// As lean as it can be: one bit a room, two rings. Every room is looked at once.
class Pass {
public:
    Pass(const Grid& grid, RoomId from) : grid_(grid), seen_(grid.room_count()) {
        std::vector<RoomId> ring = {from};
        for (seen_.insert(from); !ring.empty(); ++steps) {
            next_.clear();
            for (const RoomId room : ring) {
                enter_neighbours(room);
            }
            ring.swap(next_);
        }
    }
    std::uint32_t steps = 0;

private:
    void enter_neighbours(RoomId room) {
        const Exits exits = grid_.exits(room);
        for (const Direction direction : grid_directions) {
            const RoomId to = exits.has(direction) ? grid_.beyond(room, direction) : room;
            if (seen_.insert(to)) {
                next_.push_back(to);
            }
        }
    }

    const Grid& grid_;
    RoomSet seen_;
    std::vector<RoomId> next_;
};

struct Row {
    std::string name;
    World world;
    std::vector<double> pass; // seconds, of one
    std::vector<double> win;  // passes
    SearchResult found;
    double proof = 0; // seconds, once
    Proof proved;
};

void run(benchmark::State& state, Row& row) {
    const World& world = row.world;
    for (auto _ : state) {
        const double pass = seconds_of(
            [&] { benchmark::DoNotOptimize(Pass(world.grid(), world.parts().start).steps); });
        const double win = seconds_of([&] { row.found = shortest_win(world, 4'000'000); });
        state.SetIterationTime(win);
        row.pass.push_back(pass);
        row.win.push_back(win / pass);
    }
    row.proof = row.proof > 0 ? row.proof : seconds_of([&] { row.proved = prove(world); });
}

World quest_in(Algorithm algorithm, double braid, std::uint32_t side) {
    MazeSpec spec;
    spec.rows = side;
    spec.columns = side;
    spec.algorithm = algorithm;
    spec.braid = braid;
    Random random(1);
    return test::quest(*make_maze(spec, random), random);
}

std::vector<Row> rows_to_run() {
    std::vector<Row> rows;
    const auto add = [&](std::string name, World world) {
        rows.push_back({std::move(name), std::move(world), {}, {}, {}, 0, {}});
    };
    add("depth-first/1000", quest_in(Algorithm::depth_first, 0, 1000));
    add("depth-first-braided/1000", quest_in(Algorithm::depth_first, 1, 1000));
    add("kruskal/1000", quest_in(Algorithm::kruskal, 0, 1000));
    add("scatter/300", quest_in(Algorithm::scatter, 0, 300));
    return rows;
}

void print_table(const std::vector<Row>& rows) {
    std::printf("\n%-26s %8s %10s %5s %8s %8s %8s %8s\n", "maze", "ms/pass", "win/passes", "bar",
                "states", "par", "proof/s", "rated");
    for (const Row& row : rows) {
        if (row.win.empty()) {
            continue;
        }
        const bool has_bar = row.name == "depth-first/1000";
        const bool is_met = row.found.verdict == SearchResult::Verdict::winnable &&
                            (!has_bar || median(row.win) <= bar);
        std::printf("%-26s %8.2f %10.2f %5s %8llu %8llu %8.2f %8s%s\n", row.name.c_str(),
                    median(row.pass) * 1e3, median(row.win), has_bar ? "40" : "none",
                    static_cast<unsigned long long>(row.found.states),
                    static_cast<unsigned long long>(row.found.turns), row.proof,
                    row.proved.rating ? "yes" : "no", is_met ? "" : " MISSED");
    }
}

// Room by room, in the tests' oracle, and as shortest_win does it: both in the same small maze.
void print_states_per_second() {
    const World world = quest_in(Algorithm::depth_first, 1, 24);
    test::PlainResult plain;
    SearchResult found;
    const double plainly =
        seconds_of([&] { plain = test::plain_search(world, first_step(world).state, 200'000); });
    const double quickly = seconds_of([&] { found = shortest_win(world, 4'000'000); });
    std::printf("\nstates a second: %.0f room by room (of %zu), %.0f by stretches (all %llu)\n",
                static_cast<double>(plain.states) / plainly, plain.states,
                static_cast<double>(found.states) / quickly,
                static_cast<unsigned long long>(found.states));
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    std::vector<Row> rows = rows_to_run();
    for (Row& row : rows) {
        benchmark::RegisterBenchmark(row.name.c_str(),
                                     [&row](benchmark::State& state) { run(state, row); })
            ->Iterations(5)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RunSpecifiedBenchmarks();
    print_table(rows);
    print_states_per_second();
    return 0;
}
