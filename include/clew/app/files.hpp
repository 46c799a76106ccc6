/// Files and streams: the narrow seam to the outside. All failures are thrown as Failure.
#ifndef CLEW_APP_FILES_HPP
#define CLEW_APP_FILES_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// Opens what is missing of descriptors 0, 1 and 2, so that no file opened later takes their
/// place: a closed input reads as ended, a closed output fails when it is written.
void open_standard_streams();

/// The whole of a file, or of standard input for "-". Fails when it cannot be read, is a folder,
/// or has over `most` bytes.
[[nodiscard]] std::string read_whole(const std::string& path, std::size_t most);

/// The same of a plain file that no link leads to. A folder, a device, a pipe or a link is a
/// Failure, and so is a larger file before anything of it is read.
[[nodiscard]] std::string read_plain_file(const std::string& path, std::size_t most);

[[nodiscard]] bool file_exists(const std::string& path);

/// Waits until the name of a new file is on the disk. What cannot be synced is as safe as it gets;
/// a disk that fails is a Failure.
void sync_folder_of(const std::string& path);

/// Writes all of it to a descriptor. A closed pipe throws ReaderGone; `name` is for messages.
void write_all(int descriptor, std::string_view text, const std::string& name);

/// One line to standard error, "clew: " before it; never fails.
void complain(std::string_view words);

/// Text to standard error as it is; never fails.
void complain_raw(std::string_view text);

/// Lines of a descriptor, read in blocks.
class LineReader {
public:
    /// Lines are cut after `most` bytes; what follows up to the line's end is thrown away, so
    /// that memory stays flat whatever comes in.
    LineReader(int descriptor, std::size_t most);

    /// The next line without its LF, or nothing at the end of input; a last line without LF
    /// counts. The view holds until the next call. `before_wait` is called before each read.
    template <class BeforeWait>
    [[nodiscard]] std::optional<std::string_view> next(BeforeWait before_wait) {
        for (;;) {
            if (const auto line = buffered_line()) {
                return line;
            }
            if (ended_) {
                return last_line();
            }
            before_wait();
            fill();
        }
    }

private:
    [[nodiscard]] std::optional<std::string_view> buffered_line();
    [[nodiscard]] std::optional<std::string_view> last_line();
    void fill();

    int descriptor_;
    std::size_t most_;
    std::string block_;
    std::size_t begin_ = 0;  ///< of the line in hand
    std::size_t looked_ = 0; ///< from here on no LF has been looked for
    bool skipping_ = false;  ///< inside a line that was cut
    bool ended_ = false;
};

/// Text on its way to standard output: appended to one buffer, written in blocks.
class Writer {
public:
    [[nodiscard]] std::string& text() { return text_; }
    /// Writes if much has gathered.
    void ease() {
        if (text_.size() >= block_bytes) {
            flush();
        }
    }
    void flush();

private:
    static constexpr std::size_t block_bytes = std::size_t{1} << 16U;
    std::string text_;
};

} // namespace clew

#endif
