/// Events as JSON, for the line protocol: each an object with its kind and the fields that it has,
/// things and people by the ids that the world file gives them.
#ifndef CLEW_SESSION_EVENT_JSON_HPP
#define CLEW_SESSION_EVENT_JSON_HPP

#include "clew/play/event.hpp"
#include "clew/world/manner.hpp"
#include "clew/world/world.hpp"

#include <span>
#include <string>

namespace clew {

/// What came about, and how it is told.
struct EventsTold {
    std::span<const Event> events{};
    Keys keys = Keys::compass; ///< whose words the directions are, so that they can be typed
    bool beginning = false;    ///< the first of them begins the game
};

/// Appends an array of them, in order. Of an arrival the direction is told only where the player
/// walked: not at the beginning, nor after being carried off.
void append_events(std::string& out, const World& world, const EventsTold& told);

/// {"row":5,"column":0}, without the end, so that more can follow.
void append_place_fields(std::string& out, const Grid& grid, RoomId room);

} // namespace clew

#endif
