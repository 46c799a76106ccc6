// What mazes cost, in draws: the time of one SplitMix64 draw, measured before each run, is the
// unit, so that a figure means the same on every machine and on a busy one.
//
// CPU time, into fresh memory, generation alone. Peak memory is what `operator new` has handed out
// at once, counted here: what a vector has reserved counts, touched or not.

#include "clew/maze/make_maze.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <map>
#include <new>
#include <string>
#include <vector>

#include <malloc.h>

namespace {

std::size_t held = 0;
std::size_t held_most = 0;

void* counted(void* block) {
    if (block == nullptr) {
        throw std::bad_alloc();
    }
    held += malloc_usable_size(block);
    held_most = std::max(held_most, held);
    return block;
}

void release(void* block) {
    held -= block == nullptr ? 0 : malloc_usable_size(block);
    std::free(block);
}

} // namespace

void* operator new(std::size_t size) { return counted(std::malloc(size)); }
void* operator new(std::size_t size, std::align_val_t align) {
    return counted(std::aligned_alloc(static_cast<std::size_t>(align), size));
}
void operator delete(void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t) noexcept { release(block); }
void operator delete(void* block, std::align_val_t) noexcept { release(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { release(block); }

namespace {

using namespace clew;

// What a maze may cost at 10,000 x 10,000, in draws a room; 5,000 x 5,000 for Aldous-Broder.
const std::map<std::string_view, double> bars = {
    {"binary-tree", 0.5}, {"sidewinder", 1.3},    {"depth-first", 12},   {"recursive-division", 9},
    {"eller", 13},        {"wilson", 27},         {"hunt-and-kill", 40}, {"prim", 48},
    {"kruskal", 190},     {"aldous-broder", 140},
};

struct Costs {
    std::vector<double> draws; // a room, one figure a run
    std::vector<double> nanoseconds;
    double bytes = 0; // a room, at the peak
    double draw = 0;  // nanoseconds, of the last run
};

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double draw_nanoseconds() {
    constexpr int count = 20'000'000;
    Random random(1);
    std::uint64_t bits = 0;
    const double start = cpu_seconds();
    for (int i = 0; i < count; ++i) {
        bits ^= random.next();
    }
    benchmark::DoNotOptimize(bits);
    return (cpu_seconds() - start) * 1e9 / count;
}

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

void run(benchmark::State& state, const MazeSpec& spec, Costs& costs) {
    const double rooms = static_cast<double>(spec.rows) * spec.columns;
    for (auto _ : state) {
        costs.draw = draw_nanoseconds();
        Random random(costs.draws.size());
        const std::size_t held_before = held;
        held_most = held;
        const double start = cpu_seconds();
        const auto grid = make_maze(spec, random);
        const double seconds = cpu_seconds() - start;
        benchmark::DoNotOptimize(grid->halves().data());
        state.SetIterationTime(seconds);
        costs.nanoseconds.push_back(seconds * 1e9 / rooms);
        costs.draws.push_back(costs.nanoseconds.back() / costs.draw);
        costs.bytes = static_cast<double>(held_most - held_before) / rooms;
    }
    state.counters["ns/room"] = costs.nanoseconds.back();
    state.counters["draws/room"] = costs.draws.back();
    state.counters["bytes/room"] = costs.bytes;
}

struct Row {
    std::string name;
    MazeSpec spec;
    Costs costs;
};

// Large sides take as many walls as a scatter maze of that size can have, over two.
std::vector<Row> rows_to_run() {
    std::vector<Row> rows;
    for (const std::uint32_t side : {1000U, 5000U, 10'000U}) {
        for (const AlgorithmFacts& facts : algorithms()) {
            const bool slow = facts.name == "aldous-broder";
            if (side == 5000U ? !slow : slow && side == 10'000U) {
                continue;
            }
            MazeSpec spec;
            spec.rows = side;
            spec.columns = side;
            spec.algorithm = facts.algorithm;
            spec.walls = (side - 1) * (side - 1) / 2;
            rows.push_back({std::string(facts.name) + '/' + std::to_string(side), spec, Costs()});
        }
    }
    return rows;
}

void print_table(const std::vector<Row>& rows) {
    std::printf("\n%-28s %9s %10s %10s %9s %6s\n", "maze", "ns/room", "draws/room", "bytes/room",
                "ns/draw", "bar");
    for (const Row& row : rows) {
        if (row.costs.draws.empty()) {
            continue;
        }
        const double draws = median(row.costs.draws);
        std::printf("%-28s %9.3f %10.2f %10.2f %9.3f", row.name.c_str(),
                    median(row.costs.nanoseconds), draws, row.costs.bytes, row.costs.draw);
        const auto bar = bars.find(row.name.substr(0, row.name.find('/')));
        if (bar == bars.end()) {
            std::printf(" no bar");
        } else if (row.spec.rows >= 5000) {
            std::printf(" %6.1f%s", bar->second, draws > bar->second ? " MISSED" : "");
        }
        std::printf("\n");
    }
}

// Five runs, but one of those that would take minutes; --benchmark_repetitions adds to both.
int runs_of(const Row& row) {
    const auto bar = bars.find(row.name.substr(0, row.name.find('/')));
    const bool quick = row.spec.rows <= 1000 || (bar != bars.end() && bar->second < 15);
    return quick ? 5 : 1;
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    std::vector<Row> rows = rows_to_run();
    for (Row& row : rows) {
        benchmark::RegisterBenchmark(
            row.name.c_str(), [&row](benchmark::State& state) { run(state, row.spec, row.costs); })
            ->Iterations(runs_of(row))
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RunSpecifiedBenchmarks();
    print_table(rows);
    return 0;
}
