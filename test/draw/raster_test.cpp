#include "clew/draw/raster.hpp"

#include "pictures.hpp"

using namespace clew;
using namespace clew::test;

namespace {

// A character a pixel, a line a row: by Ink, then a letter a shade.
std::string pixels_of(const Picture& picture) {
    constexpr std::string_view inks = " #.SG@o";
    const RasterSize size = raster_size(picture);
    Raster raster(picture);
    std::string text;
    for (std::uint64_t y = 0; y < size.height; ++y) {
        raster.advance();
        BOOST_REQUIRE(raster.pixels().size() == size.width);
        for (const std::uint8_t pixel : raster.pixels()) {
            text +=
                pixel < inks.size() ? inks[pixel] : static_cast<char>('a' + pixel - inks.size());
        }
        text += '\n';
    }
    return text;
}

Picture scaled(const Grid& grid, std::uint32_t scale) {
    Picture picture = whole(grid);
    picture.scale = scale;
    return picture;
}

// What a block drawing has at a pixel of scale 2: arrows are walls of a colour of their own, and a
// post to which no wall comes is not painted.
std::string as_pixels(const std::string& blocks) {
    const std::size_t pitch = blocks.find('\n') + 1;
    const auto is_one_of = [&](std::string_view signs, std::size_t at) {
        return at < blocks.size() && signs.find(blocks[at]) != std::string_view::npos;
    };
    std::string pixels = blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const bool post = i / pitch % 2 == 0 && i % pitch % 2 == 0;
        bool joined = false;
        for (const std::size_t next : {i - pitch, i + pitch, i - 1, i + 1}) {
            joined = joined || is_one_of("#^v<>", next);
        }
        pixels[i] = post ? (joined ? '#' : ' ') : is_one_of("^v<>", i) ? 'o' : blocks[i];
    }
    return pixels;
}

} // namespace

BOOST_AUTO_TEST_SUITE(raster)

BOOST_AUTO_TEST_CASE(at_the_smallest_scale_a_room_and_a_wall_are_a_pixel_each) {
    Picture picture = scaled(three_by_three(), 2);
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{8}, RoomId{5}, RoomId{4}, RoomId{1}, RoomId{0}};
    BOOST_TEST(pixels_of(picture) == "#######\n"
                                     "#G..# #\n"
                                     "###.# #\n"
                                     "# #...#\n"
                                     "# ###.#\n"
                                     "#    S#\n"
                                     "#######\n");
}

BOOST_AUTO_TEST_CASE(at_the_smallest_scale_it_is_the_block_drawing) {
    Random random(21);
    for (int i = 0; i < 200; ++i) {
        const auto rows = static_cast<std::uint32_t>(1 + random.below(7));
        const auto columns = static_cast<std::uint32_t>(1 + random.below(7));
        const Grid grid = random_grid(rows, columns, random);
        Picture picture = random_picture(grid, random);
        picture.scale = 2;
        for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
            if (grid.exits(RoomId{room}).empty()) { // else blocks fill it where it is rock
                picture.used.push_back(RoomId{room});
            }
        }
        const std::string pixels = pixels_of(picture);
        BOOST_TEST(pixels == as_pixels(drawn(picture, Style::blocks)), "number " << i);
    }
}

BOOST_AUTO_TEST_CASE(on_an_open_floor_stands_no_post) {
    BOOST_TEST(pixels_of(scaled(grid_of("SE SW / NE NW"), 2)) == "#####\n"
                                                                 "#   #\n"
                                                                 "#   #\n"
                                                                 "#   #\n"
                                                                 "#####\n");
}

BOOST_AUTO_TEST_CASE(shapes_tell_the_ends_apart_and_the_path_is_a_strip) {
    const Grid grid = grid_of("E W / - -");
    Picture picture = scaled(grid, 10);
    picture.start = RoomId{0};
    picture.goals = {RoomId{2}};
    picture.player = RoomId{3};
    picture.path = {RoomId{0}, RoomId{1}};
    BOOST_TEST(pixels_of(picture) == "#####################\n"
                                     "#                   #\n"
                                     "#   SSS             #\n"
                                     "#  SSSSS            #\n"
                                     "# SSSSSSS........   #\n"
                                     "# SSSSSSS........   #\n"
                                     "# SSSSSSS........   #\n"
                                     "#  SSSSS            #\n"
                                     "#   SSS             #\n"
                                     "#                   #\n"
                                     "#####################\n"
                                     "#    G    #         #\n"
                                     "#   GGG   #   @@@   #\n"
                                     "#  GGGGG  #  @@@@@  #\n"
                                     "# GGGGGGG # @@   @@ #\n"
                                     "#GGGGGGGGG# @@   @@ #\n"
                                     "# GGGGGGG # @@   @@ #\n"
                                     "#  GGGGG  #  @@@@@  #\n"
                                     "#   GGG   #   @@@   #\n"
                                     "#    G    #         #\n"
                                     "#####################\n");
}

BOOST_AUTO_TEST_CASE(an_exit_that_is_not_returned_is_a_pale_wall_with_a_triangle_beyond) {
    const Grid grid = grid_of("E -");
    BOOST_TEST(pixels_of(scaled(grid, 10)) == "#####################\n"
                                              "#         o         #\n"
                                              "#         o         #\n"
                                              "#         oo        #\n"
                                              "#         ooo       #\n"
                                              "#         ooo       #\n"
                                              "#         ooo       #\n"
                                              "#         oo        #\n"
                                              "#         o         #\n"
                                              "#         o         #\n"
                                              "#####################\n");
}

BOOST_AUTO_TEST_CASE(which_way_an_exit_leads_shows_from_three_pixels_a_room_on) {
    BOOST_TEST(pixels_of(scaled(grid_of("E -"), 2)) == "#####\n"
                                                       "# o #\n"
                                                       "#####\n");
    BOOST_TEST(pixels_of(scaled(grid_of("E -"), 3)) == "#######\n"
                                                       "#  oo #\n"
                                                       "#  oo #\n"
                                                       "#######\n");
    BOOST_TEST(pixels_of(scaled(grid_of("- W"), 3)) == "#######\n"
                                                       "# oo  #\n"
                                                       "# oo  #\n"
                                                       "#######\n");
    BOOST_TEST(pixels_of(scaled(grid_of("E -"), 4)) == "#########\n"
                                                       "#   oo  #\n"
                                                       "#   oo  #\n"
                                                       "#   oo  #\n"
                                                       "#########\n");
}

BOOST_AUTO_TEST_CASE(walls_are_an_eighth_of_a_room) {
    const Grid grid(2, 3);
    for (const auto& [scale, width, height] :
         {std::tuple(2U, 7U, 5U), std::tuple(8U, 25U, 17U), std::tuple(16U, 50U, 34U),
          std::tuple(256U, 800U, 544U)}) {
        const RasterSize size = raster_size(scaled(grid, scale));
        BOOST_TEST(size.width == width);
        BOOST_TEST(size.height == height);
    }
}

BOOST_AUTO_TEST_CASE(shades_cover_floors_and_openings_but_not_rooms_with_marks) {
    const Grid grid = grid_of("E EW W -");
    const std::vector<std::uint8_t> shades = {0, 1, 2, 255};
    Picture picture = scaled(grid, 2);
    picture.shades = &shades;
    BOOST_TEST(pixels_of(picture) == "#########\n#abbcc# #\n#########\n");
    picture.start = RoomId{0};
    BOOST_TEST(pixels_of(picture) == "#########\n#Sbbcc# #\n#########\n");
}

BOOST_AUTO_TEST_CASE(of_unseen_rooms_nothing_shows) {
    const Tally tally = seen_rooms(three_by_three(), {8, 5});
    const std::vector<std::uint8_t> shades(9, 3);
    Picture picture = scaled(three_by_three(), 2);
    picture.seen = &tally;
    picture.goals = {RoomId{0}};
    picture.shades = &shades;
    BOOST_TEST(pixels_of(picture) == "       \n"
                                     "       \n"
                                     "    dd#\n"
                                     "    dd#\n"
                                     "    dd#\n"
                                     "    dd#\n"
                                     "    ###\n");
}

BOOST_AUTO_TEST_CASE(only_bare_walls_are_two_coloured) {
    const Grid grid = grid_of("E W");
    const Grid one_way = grid_of("E -");
    const Grid off = grid_of("- S");
    BOOST_TEST(is_two_coloured(whole(grid)));
    BOOST_TEST(!is_two_coloured(whole(one_way)));
    BOOST_TEST(!is_two_coloured(whole(off)));
    Picture picture = whole(grid);
    picture.start = RoomId{0};
    BOOST_TEST(!is_two_coloured(picture));
}

BOOST_AUTO_TEST_CASE(two_colours_are_enough_where_it_says_so) {
    Random random(22);
    for (int i = 0; i < 200; ++i) {
        const Grid grid = random_grid(2, 2, random);
        const std::string pixels = pixels_of(scaled(grid, 2));
        BOOST_TEST(is_two_coloured(whole(grid)) == (pixels.find('o') == std::string::npos), pixels);
    }
}

BOOST_AUTO_TEST_SUITE_END()
