#include "clew/format/foreign.hpp"

#include "clew/base/text.hpp"
#include "clew/format/block_frame.hpp"
#include "clew/format/encoding.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr std::string_view kinds =
    "expected a world in TOML, or a maze: a drawing, an exit table or JSON";

using Picture = std::pair<std::string_view, std::string_view>; // what it begins with, its name
constexpr std::array<Picture, 6> pictures = {{{"\x89PNG", "png"},
                                              {"<svg", "svg"},
                                              {"<?xml", "svg"},
                                              {"graph ", "dot"},
                                              {"digraph ", "dot"},
                                              {"strict ", "dot"}}};

// A dot graph has a brace where a key of TOML has its '=', and prose neither; XML may be anything.
bool is_picture(std::string_view text, const Picture& picture) {
    if (!text.starts_with(picture.first)) {
        return false;
    }
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto has = [](std::string_view where, std::string_view what) {
        return where.find(what) != std::string_view::npos;
    };
    return picture.second == "dot"   ? has(line, "{") && !has(line, "=")
           : picture.second == "svg" ? has(text, "<svg")
                                     : true;
}

// Of random bytes one in nine is a control byte; a text that was damaged has a few.
bool is_binary(std::string_view text) {
    const std::string_view begin = text.substr(0, 4096);
    const auto controls = std::count_if(begin.begin(), begin.end(),
                                        [](char c) { return is_control(c) && !is_space(c); });
    return static_cast<std::size_t>(controls) * 20 > begin.size();
}

bool is_prose(std::string_view text) {
    bool has_words = false;
    DrawnLines lines(text, 1);
    while (!lines.at_end()) {
        const std::string_view line = trim(lines.next().text);
        if (is_toml(line)) {
            return false;
        }
        has_words = has_words || (!line.empty() && line.front() != '#');
    }
    return has_words;
}

Diagnostics told(std::string message, std::string_view hint) {
    return {{Severity::error, {}, std::move(message), std::string(hint)}};
}

} // namespace

Diagnostics foreign_faults(std::string_view text) {
    const std::string_view content = trim(without_mark(text));
    if (content.empty()) {
        return told("the file is empty", kinds);
    }
    for (const Picture& picture : pictures) {
        if (is_picture(content, picture)) {
            return told("the file is a picture (" + std::string(picture.second) +
                            "), which Clew only writes",
                        kinds);
        }
    }
    if (is_binary(text)) {
        return told("the file is not text", kinds);
    }
    return is_prose(content) ? told("the file is neither a world nor a maze", kinds)
                             : Diagnostics();
}

} // namespace clew
