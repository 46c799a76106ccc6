#include "clew/world/spot.hpp"

namespace clew {

namespace {

std::optional<Place> letter_place(const MazePlan& maze, std::string_view name) {
    for (const auto& [letter, place] : maze.letters) {
        if (name.size() == 1 && name.front() == letter) {
            return place;
        }
    }
    return std::nullopt;
}

Place corner_place(Corner corner, MazeSize size) {
    const bool south = corner == Corner::south_west || corner == Corner::south_east;
    const bool east = corner == Corner::north_east || corner == Corner::south_east;
    return {south ? size.rows - 1 : 0, east ? size.columns - 1 : 0};
}

} // namespace

std::optional<Corner> corner_named(std::string_view name) {
    for (std::size_t i = 0; i < corner_names.size(); ++i) {
        if (corner_names[i] == name) {
            return static_cast<Corner>(i);
        }
    }
    return std::nullopt;
}

std::optional<Place> place_of(const Spot& spot, const Plan& plan) {
    if (const std::string* name = std::get_if<std::string>(&spot.where)) {
        for (const RoomPlan& room : plan.rooms) {
            if (room.text.id == *name) {
                return place_of(room.at, plan.maze);
            }
        }
    }
    return place_of(spot, plan.maze);
}

std::optional<Place> place_of(const Spot& spot, const MazePlan& maze) {
    const MazeSize size = size_of(maze);
    std::optional<Place> place;
    if (const Place* said = std::get_if<Place>(&spot.where)) {
        place = *said;
    } else if (const Corner* corner = std::get_if<Corner>(&spot.where)) {
        place = corner_place(*corner, size);
    } else if (const std::string* name = std::get_if<std::string>(&spot.where)) {
        place = letter_place(maze, *name);
    }
    const bool holds = place && place->row < size.rows && place->column < size.columns;
    return holds ? place : std::nullopt;
}

MazeSize size_of(const MazePlan& maze) {
    return maze.given ? MazeSize{maze.given->rows(), maze.given->columns()}
                      : MazeSize{maze.rows, maze.columns};
}

} // namespace clew
