// Lines of the protocol for programs, typed into one world that has everything: each is answered by
// one line that is JSON and keeps to the schema, and any command may stand in an object.
#include "../session/json_schema.hpp"
#include "clew/base/json.hpp"
#include "clew/session/protocol.hpp"
#include "clew/session/thread.hpp"
#include "fuzz.hpp"
#include "rich_world.hpp"

#include <fstream>

namespace clew::fuzz {

namespace {

constexpr int lines_max = 60;

using Json = nlohmann::json;

const test::JsonSchema& schema() {
    static const test::JsonSchema read = [] {
        std::ifstream file(CLEW_PROTOCOL_SCHEMA);
        return test::JsonSchema(Json::parse(file));
    }();
    return read;
}

void require_object(const std::string& out, std::string_view type) {
    require(out.find('\n') == out.size() - 1, "an answer is one line", out);
    require_harmless(out);
    const Json told = Json::parse(out, nullptr, false);
    require(told.is_object(), "an answer is a JSON object", out);
    require(told.at("type") == type, "an answer is of its type", out);
    const std::string fault = schema().fault_of(told);
    require(fault.empty(), "an answer keeps to the schema", fault);
}

/// The same command as an object is the same request.
void require_same_as_object(std::string_view command) {
    std::string object = R"({"command":)";
    append_json_string(object, command);
    object += '}';
    std::string scratch;
    const auto again = read_request(object, scratch);
    require(object.size() > line_bytes_max || (again && *again == command),
            "a command may stand in an object", object);
}

/// False once nothing more is read.
bool answer(Game& game, std::uint64_t number, std::string_view line) {
    std::string out;
    std::string scratch;
    const auto command = read_request(line, scratch);
    if (!command) {
        append_error(out, number, command.error());
        require_object(out, "error");
        require(command.error().column <= line.size() + 1, "a fault is on its line", out);
        return true;
    }
    require_same_as_object(*command);
    std::string text;
    const Reply reply = respond(game, *command, text);
    append_turn(out, game,
                {.line = number, .events = game.events.all(), .text = text, .quit = reply.quit});
    require_object(out, "turn");
    return !reply.quit && !over(game);
}

void play(std::string_view lines) {
    Game game(rich_world(), {});
    std::string text;
    opening(game, text);
    std::string out;
    append_start(out, game, {.events = game.first_events.all(), .text = text});
    require_object(out, "start");
    game.keeps_events = true;
    for (std::uint64_t number = 1; number <= lines_max && !lines.empty(); ++number) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        if (!answer(game, number, lines.substr(0, end))) {
            break;
        }
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

} // namespace

} // namespace clew::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    clew::fuzz::play(clew::fuzz::text_of(data, size));
    return 0;
}
