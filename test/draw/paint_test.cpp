#include "clew/draw/paint.hpp"

#include "pictures.hpp"
#include "unpainted.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>

using namespace clew;
using namespace clew::test;

namespace {

std::string painted(std::string_view drawing, RoleOf role_of) {
    std::string out;
    Painter(role_of).append(out, drawing);
    return out;
}

// Its codes in brackets, so that a failure can be read.
std::string shown(std::string_view drawing, RoleOf role_of) {
    std::string text = painted(drawing, role_of);
    for (std::size_t at = 0; (at = text.find("\x1B[", at)) != std::string::npos;) {
        text.replace(at, 2, "[");
        at = text.find('m', at);
        text[at] = ']';
    }
    return text;
}

Picture random_part(const Grid& grid, const Tally& seen, Random& random) {
    Picture picture = random_picture(grid, random);
    picture.player = RoomId{static_cast<std::uint32_t>(random.below(grid.room_count()))};
    if (random.chance(0.5)) {
        picture.seen = &seen;
    }
    if (random.chance(0.5)) {
        picture.window = Window{{1, 2}, {grid.rows() - 1, grid.columns()}};
    }
    return picture;
}

} // namespace

BOOST_AUTO_TEST_SUITE(paint)

BOOST_AUTO_TEST_CASE(a_picture_shows_player_goals_and_path) {
    BOOST_TEST(shown("    0   1\n"
                     "  +---+---+\n"
                     "0 | G | @ |\n"
                     "  +   +-v-+\n"
                     "1 | .   S |\n"
                     "  +---+---+\n",
                     role_in_picture) == "    0   1\n"
                                         "  +---+---+\n"
                                         "0 | [32]G[] | [1]@[] |\n"
                                         "  +   +-v-+\n"
                                         "1 | [35].[]   S |\n"
                                         "  +---+---+\n");
    BOOST_TEST(shown("#G..#\n#.###\n", role_in_picture) == "#[32]G[][35]..[]#\n#[35].[]###\n");
}

BOOST_AUTO_TEST_CASE(a_sight_map_shows_who_and_what_is_there_and_what_was_seen_before) {
    BOOST_TEST(shown("##########\n"
                     "#::*.....#\n"
                     "#:::@.+.?:\n"
                     "#G.....gt:\n",
                     role_in_sight) == "##########\n"
                                       "#[2]::[][35]*[].....#\n"
                                       "#[2]:::[][1]@[].+.[31]?[][2]:[]\n"
                                       "#[32]G[].....[31]gt[][2]:[]\n");
}

BOOST_AUTO_TEST_CASE(codes_are_basic_colours_seen_on_black_and_on_white_or_bold_or_dim) {
    constexpr std::array<std::string_view, 5> good = {"\x1B[1m", "\x1B[2m", "\x1B[31m", "\x1B[32m",
                                                      "\x1B[35m"};
    BOOST_TEST(code_of(Role::plain) == "");
    for (const Role role :
         {Role::player, Role::goal, Role::encounter, Role::thing, Role::path, Role::remembered}) {
        BOOST_TEST((std::find(good.begin(), good.end(), code_of(role)) != good.end()));
    }
}

BOOST_AUTO_TEST_CASE(without_its_codes_any_text_is_what_it_was_wherever_it_is_cut) {
    Random random(23);
    constexpr std::string_view bytes = "@G.:*g?#+- |\xE2\x94\x80\n";
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (std::uint64_t left = random.below(80); left > 0; --left) {
            text += bytes[random.below(bytes.size())];
        }
        text += '\n';
        for (const RoleOf role_of : {role_in_picture, role_in_sight}) {
            BOOST_TEST(unpainted(painted(text, role_of)) == text);
            const std::size_t cut = random.below(text.size() + 1);
            std::string out;
            Painter painter(role_of);
            painter.append(out, std::string_view(text).substr(0, cut));
            painter.append(out, std::string_view(text).substr(cut));
            BOOST_TEST(out == painted(text, role_of));
        }
    }
}

BOOST_AUTO_TEST_CASE(without_its_codes_a_picture_of_any_style_of_characters_is_what_it_was) {
    Random random(24);
    for (int i = 0; i < 60; ++i) {
        const auto columns = 3 + static_cast<std::uint32_t>(random.below(9));
        const Grid grid = random_grid(7, columns, random);
        const Tally seen =
            seen_rooms(Grid(7, columns), {0, 1, 2, columns, columns + 1, 5 * columns});
        const Picture picture = random_part(grid, seen, random);
        for (const Style style : {Style::ascii, Style::blocks, Style::boxes}) {
            BOOST_TEST_CONTEXT(facts_of(style).name << ", number " << i) {
                const std::string drawing = drawn(picture, style);
                BOOST_TEST(unpainted(painted(drawing, role_in_picture)) == drawing);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
