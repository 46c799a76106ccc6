#include "clew/draw/png.hpp"

#include "clew/draw/raster.hpp"

#ifdef CLEW_PNG
#include <csetjmp>
#include <png.h>
#endif

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t colour_count = ink_count + shade_count;

std::string pixels_of(const RasterSize& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels";
}

/// With which the picture has no more pixels than a png may have; 0 if there is none.
std::uint32_t largest_scale(const Picture& picture) {
    Picture smaller;
    smaller.grid = picture.grid;
    smaller.window = picture.window;
    for (smaller.scale = scale_of(picture); smaller.scale >= scale_min; --smaller.scale) {
        const RasterSize size = raster_size(smaller);
        if (size.width * size.height <= png_pixels_max) {
            return smaller.scale;
        }
    }
    return 0;
}

#ifdef CLEW_PNG

// What libpng has written since it was last called. Its size is fixed, as nothing may be thrown
// through libpng: it holds a row that cannot be compressed, what zlib had held back (at most 128
// KiB), and twelve bytes for every 8 KiB of that.
class Written {
public:
    explicit Written(std::size_t row_bytes)
        : bytes_(row_bytes + row_bytes / 256 + (std::size_t{1} << 18U)) {}

    static void keep(png_structp png, png_bytep bytes, std::size_t count) {
        Written& written = *static_cast<Written*>(png_get_io_ptr(png));
        if (count > written.bytes_.size() - written.size_) {
            png_error(png, "");
        }
        std::memcpy(&written.bytes_[written.size_], bytes, count);
        written.size_ += count;
    }

    void move_to(const Sheet& sheet) {
        sheet.text().append(bytes_.data(), size_);
        size_ = 0;
        sheet.ease();
    }

private:
    std::vector<char> bytes_;
    std::size_t size_ = 0;
};

void keep_quiet(png_structp, png_const_charp) {}

void go_back(png_structp png, png_const_charp) { png_longjmp(png, 1); }

class Encoder {
public:
    Encoder(Sheet sheet, const Picture& picture)
        : sheet_(sheet), raster_(picture), size_(raster_size(picture)),
          depth_(picture.shades != nullptr  ? 8
                 : is_two_coloured(picture) ? 1
                                            : 4),
          packed_(static_cast<std::size_t>(size_.width * static_cast<unsigned>(depth_) / 8 + 1)),
          written_(packed_.size()),
          png_(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, go_back, keep_quiet)),
          info_(png_ == nullptr ? nullptr : png_create_info_struct(png_)) {}
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;
    ~Encoder() { png_destroy_write_struct(&png_, &info_); }

    // libpng leaves by a long jump when memory runs out: from here down to its calls no object
    // with a destructor may be alive.
    bool write() {
        if (info_ == nullptr || setjmp(png_jmpbuf(png_)) != 0) {
            return false;
        }
        write_head();
        write_rows();
        png_write_end(png_, info_);
        written_.move_to(sheet_);
        return true;
    }

private:
    void write_head();
    void write_rows();
    void pack();

    Sheet sheet_;
    Raster raster_;
    RasterSize size_;
    int depth_;
    std::vector<std::uint8_t> packed_;
    std::array<png_color, colour_count> colours_{};
    Written written_;
    std::uint64_t rows_done_ = 0;
    png_structp png_;
    png_infop info_;
};

void Encoder::write_head() {
    // Set, not left to the library's choice, so that its next release draws alike. Of a large maze
    // with its solution level 6 makes 3 % less in four times the time, level 1 a fifth more.
    constexpr int level = 4;
    png_set_write_fn(png_, &written_, Written::keep, nullptr);
    png_set_compression_level(png_, level);
    png_set_filter(png_, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE | PNG_FILTER_UP);
    png_set_IHDR(png_, info_, static_cast<png_uint_32>(size_.width),
                 static_cast<png_uint_32>(size_.height), depth_, PNG_COLOR_TYPE_PALETTE,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    for (std::size_t i = 0; i < colour_count; ++i) {
        const Colour colour = palette()[i];
        colours_[i] = {colour.red, colour.green, colour.blue};
    }
    constexpr int walls_only = 2;
    const int used = depth_ == 1 ? walls_only : depth_ == 4 ? int{ink_count} : int{colour_count};
    png_set_PLTE(png_, info_, colours_.data(), used);
    png_write_info(png_, info_);
}

void Encoder::write_rows() {
    for (; rows_done_ < size_.height; ++rows_done_) {
        raster_.advance();
        pack();
        // A row like the one above it is all noughts as the difference from it.
        png_set_filter(png_, PNG_FILTER_TYPE_BASE,
                       raster_.is_first() ? PNG_FILTER_NONE : PNG_FILTER_UP);
        png_write_row(png_, packed_.data());
        written_.move_to(sheet_);
    }
}

void Encoder::pack() {
    const auto depth = static_cast<unsigned>(depth_);
    const unsigned in_byte = 8 / depth;
    const auto pixels = raster_.pixels();
    std::size_t at = 0;
    for (std::size_t x = 0; x < pixels.size();) {
        unsigned byte = 0;
        for (unsigned i = 0; i < in_byte; ++i, ++x) {
            byte = byte << depth | (x < pixels.size() ? pixels[x] : 0U);
        }
        packed_[at++] = static_cast<std::uint8_t>(byte);
    }
}

#endif

} // namespace

#ifdef CLEW_PNG

bool png_is_built() { return true; }

bool append_png(Sheet sheet, const Picture& picture) { return Encoder(sheet, picture).write(); }

#else

bool png_is_built() { return false; }

bool append_png(Sheet, const Picture&) { return false; }

#endif

std::optional<std::string> png_fault(const Picture& picture) {
    if (!png_is_built()) {
        return "this clew was built without libpng and draws no png; on Debian: apt-get install "
               "libpng-dev, and build it again";
    }
    const RasterSize size = raster_size(picture);
    if (size.width > png_side_max || size.height > png_side_max) {
        const Window window = window_of(picture);
        const std::uint64_t rooms = std::max(window.rows(), window.columns());
        const bool can_be_smaller = rooms * scale_min + 1 <= png_side_max;
        return "the picture has " + pixels_of(size) + " and a png at most " +
               std::to_string(png_side_max) + " on a side; try " +
               (can_be_smaller ? "a smaller scale, or svg" : "svg");
    }
    if (size.width * size.height > png_pixels_max) {
        const std::uint32_t fits = largest_scale(picture);
        return "the picture has " + pixels_of(size) + " and a png at most " +
               std::to_string(png_pixels_max) + " in all; " +
               (fits == 0 ? "try svg" : "the largest scale that fits is " + std::to_string(fits));
    }
    return std::nullopt;
}

} // namespace clew
