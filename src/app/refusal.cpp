#include "clew/app/refusal.hpp"

#include "clew/base/text.hpp"

#include <utility>

namespace clew {

std::string words_of(const Diagnostic& fault) {
    return std::to_string(fault.span.begin.line) + ": " + fault.message +
           (fault.hint.empty() ? "" : "; " + fault.hint);
}

Thread save_of(const std::string& file, const std::string& text) {
    Result<Thread, Diagnostics> read = read_thread(text);
    if (!read) {
        throw Refusal(file + ':' + words_of(read.error().front()), text);
    }
    if (read->bare || !read->headings.get("save") || !read->headings.get("world")) {
        throw Refusal(file + ":1: is no save; '# clew thread 1' and '# save: TURNS' were expected");
    }
    return std::move(*read);
}

std::string facts_of(const Thread& save) {
    const auto get = [&](std::string_view name) {
        return harmless(save.headings.get(name).value_or("?"));
    };
    return harmless(world_heading(*save.headings.get("world"))->name) + ", seed " + get("seed") +
           ", turn " + get("save");
}

std::string facts_in(const SaveFolder& folder, const std::string& name) {
    try {
        return facts_of(save_of(folder.file(name), folder.read(name)));
    } catch (const std::runtime_error&) { // a Failure or a Refusal
        return "it cannot be read";
    }
}

} // namespace clew
