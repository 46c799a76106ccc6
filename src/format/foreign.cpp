#include "clew/format/foreign.hpp"

#include "clew/base/text.hpp"
#include "clew/format/block_frame.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/maze_text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr std::string_view kinds =
    "expected a world in TOML, or a maze: a drawing, an exit table or JSON";

using Picture = std::pair<std::string_view, std::string_view>; // what it begins with, its name
constexpr std::size_t looked_at = 4096;
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

std::string_view picture_name(std::string_view text) {
    const auto* found = std::find_if(pictures.begin(), pictures.end(), [&](const Picture& picture) {
        return is_picture(text, picture);
    });
    return found == pictures.end() ? "" : found->second;
}

// Of random bytes one in nine is a control byte; a text that was damaged has a few.
bool is_binary(std::string_view text) {
    const std::string_view begin = text.substr(0, looked_at);
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

bool is_no_typing(std::string_view text) {
    const std::string_view begin = text.substr(0, looked_at);
    const auto controls = std::count_if(begin.begin(), begin.end(), [](char c) {
        return is_control(c) && !is_space(c) && c != '\x1B'; // arrow keys are typed
    });
    return controls >= 16 && is_binary(begin);
}

Diagnostics no_lines_faults(std::string_view text) {
    constexpr std::string_view wanted = "expected a thread, or lines to type";
    const std::string_view content = trim(without_mark(text));
    const std::string_view picture = picture_name(content);
    if (!picture.empty()) {
        return told("the file is a picture (" + std::string(picture) + ')', wanted);
    }
    if (!utf16_faults(text).empty()) {
        return utf16_faults(text);
    }
    if (is_no_typing(text)) {
        return told("the file is not text", wanted);
    }
    if (content_of(text) != Content::world) {
        return told("the file is a maze", wanted);
    }
    DrawnLines lines(content, 1);
    while (!lines.at_end()) {
        const std::string_view line = trim(lines.next().text);
        if (!line.empty() && line.front() != '#') {
            return is_toml(line) ? told("the file is a world", wanted) : Diagnostics();
        }
    }
    return {};
}

Diagnostics foreign_faults(std::string_view text) {
    const std::string_view content = trim(without_mark(text));
    if (content.empty()) {
        return told("the file is empty", kinds);
    }
    const std::string_view picture = picture_name(content);
    if (!picture.empty()) {
        return told("the file is a picture (" + std::string(picture) + "), which Clew only writes",
                    kinds);
    }
    if (is_binary(text)) {
        return told("the file is not text", kinds);
    }
    return is_prose(content) ? told("the file is neither a world nor a maze", kinds)
                             : Diagnostics();
}

} // namespace clew
