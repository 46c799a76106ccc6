#include "clew/draw/png.hpp"

#include "clew/draw/raster.hpp"
#include "pictures.hpp"

#ifdef CLEW_PNG
#include <png.h>
#endif

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(png)

#ifdef CLEW_PNG

namespace {

using Bytes = std::vector<png_byte>;

// As libpng's own reader sees it: red, green and blue of each pixel.
Bytes decoded(const std::string& file, RasterSize& size) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    BOOST_REQUIRE(png_image_begin_read_from_memory(&image, file.data(), file.size()) != 0);
    image.format = PNG_FORMAT_RGB;
    Bytes bytes(PNG_IMAGE_SIZE(image));
    BOOST_REQUIRE(png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) != 0);
    size = {image.width, image.height};
    return bytes;
}

Bytes expected(const Picture& picture) {
    Raster raster(picture);
    Bytes bytes;
    for (std::uint64_t y = 0; y < raster_size(picture).height; ++y) {
        raster.advance();
        for (const std::uint8_t pixel : raster.pixels()) {
            const Colour colour = palette().at(pixel);
            bytes.insert(bytes.end(), {colour.red, colour.green, colour.blue});
        }
    }
    return bytes;
}

// The byte of the header that says how many bits a pixel has.
int depth_of(const std::string& file) { return file.at(24); }

} // namespace

BOOST_AUTO_TEST_CASE(a_reader_sees_the_pixels_of_the_raster) {
    Random random(31);
    for (int i = 0; i < 60; ++i) {
        const auto rows = static_cast<std::uint32_t>(1 + random.below(9));
        const auto columns = static_cast<std::uint32_t>(1 + random.below(9));
        const Grid grid = random_grid(rows, columns, random);
        Picture picture = i % 3 == 0 ? whole(grid) : random_picture(grid, random);
        picture.scale = static_cast<std::uint32_t>(2 + random.below(20));
        const std::vector<std::uint8_t> shades(grid.room_count(), static_cast<std::uint8_t>(i));
        picture.shades = i % 3 == 2 ? &shades : nullptr;
        RasterSize size;
        const Bytes pixels = decoded(drawn(picture, Style::png), size);
        BOOST_TEST_CONTEXT("number " << i) {
            BOOST_TEST(size.width == raster_size(picture).width);
            BOOST_TEST(size.height == raster_size(picture).height);
            BOOST_TEST((pixels == expected(picture)));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_pixel_has_no_more_bits_than_its_colours_need) {
    const Grid grid = grid_of("E W");
    const std::vector<std::uint8_t> shades(2, 0);
    Picture picture = whole(grid);
    BOOST_TEST(depth_of(drawn(picture, Style::png)) == 1);
    picture.start = RoomId{0};
    BOOST_TEST(depth_of(drawn(picture, Style::png)) == 4);
    picture.shades = &shades;
    BOOST_TEST(depth_of(drawn(picture, Style::png)) == 8);
}

BOOST_AUTO_TEST_CASE(what_readers_refuse_is_not_written) {
    const Grid grid(1, 40'000);
    Picture picture = whole(grid);
    picture.scale = 24;
    BOOST_TEST(!png_fault(picture).has_value());
    picture.scale = 25;
    BOOST_TEST(png_fault(picture).value() ==
               "the picture has 1000003 x 28 pixels and a png at most 1000000 on a side; try a "
               "smaller scale, or svg");
}

BOOST_AUTO_TEST_CASE(a_smaller_scale_is_offered_only_where_one_would_fit) {
    const Grid fits(1, 499'999);
    Picture picture = whole(fits);
    picture.scale = 3;
    BOOST_TEST(png_fault(picture).value() ==
               "the picture has 1499998 x 4 pixels and a png at most 1000000 on a side; try a "
               "smaller scale, or svg");
    const Grid too_long(1, 500'000);
    picture = whole(too_long);
    BOOST_TEST(png_fault(picture).value() ==
               "the picture has 1000001 x 3 pixels and a png at most 1000000 on a side; try svg");
}

// More than libpng writes at once, and next to nothing of it can be left out.
BOOST_AUTO_TEST_CASE(a_long_row_of_noise_is_written_whole) {
    Random random(32);
    const Grid grid(1, 300'000);
    std::vector<std::uint8_t> shades(grid.room_count());
    for (std::uint8_t& shade : shades) {
        shade = static_cast<std::uint8_t>(random.below(shade_count));
    }
    Picture picture = whole(grid);
    picture.shades = &shades;
    RasterSize size;
    const Bytes pixels = decoded(drawn(picture, Style::png), size);
    BOOST_TEST((pixels == expected(picture)));
}

BOOST_AUTO_TEST_CASE(a_picture_of_too_many_pixels_names_the_scale_that_fits) {
    const Grid grid(1, 1); // only the window's size counts
    Picture picture = whole(grid);
    picture.window = Window{{0, 0}, {4369, 4369}};
    picture.scale = 15; // 65,536 on a side
    BOOST_TEST(!png_fault(picture).has_value());
    picture.scale = 16;
    BOOST_TEST(png_fault(picture).value() ==
               "the picture has 69906 x 69906 pixels and a png at most 4294967296 in all; the "
               "largest scale that fits is 15");
    picture.window = Window{{0, 0}, {32'768, 32'768}};
    picture.scale = 0;
    BOOST_TEST(png_fault(picture).value() ==
               "the picture has 65537 x 65537 pixels and a png at most 4294967296 in all; try svg");
}

#else

BOOST_AUTO_TEST_CASE(without_libpng_it_is_refused_by_name) {
    const Grid grid(1, 1);
    BOOST_TEST(png_fault(whole(grid)).value() ==
               "this clew was built without libpng and draws no png; on Debian: apt-get install "
               "libpng-dev, and build it again");
}

#endif

BOOST_AUTO_TEST_SUITE_END()
