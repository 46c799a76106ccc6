/// Files and streams: the narrow seam to the outside. All failures are thrown as Failure.
#ifndef CLEW_APP_FILES_HPP
#define CLEW_APP_FILES_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

/// Opens what is missing of descriptors 0, 1 and 2, so that no file opened later takes their
/// place: a closed input reads as ended, a closed output fails when it is written.
void open_standard_streams();

/// Asked, block by block, whether what has been read settles what the file is: then no more is.
using Enough = std::function<bool(std::string_view)>;

/// The whole of a file, or of standard input for "-". Fails when it cannot be read, is a folder,
/// or has over `most` bytes; of a plain file that has them one block is read, for `enough` to see.
[[nodiscard]] std::string read_whole(const std::string& path, std::size_t most,
                                     const Enough& enough = {});

/// The same of a plain file that no link leads to. A folder, a device, a pipe or a link is a
/// Failure, and so is a larger file before anything of it is read.
[[nodiscard]] std::string read_plain_file(const std::string& path, std::size_t most);

[[nodiscard]] bool file_exists(const std::string& path);

/// True if the path leads to the open file: not so if somebody renamed, replaced or removed it.
/// Fails where that cannot be told.
[[nodiscard]] bool is_at(int descriptor, const std::string& path);

enum class Lock : std::uint8_t {
    ours,
    taken, ///< by another program
    none,  ///< there are no locks here
};

/// Locks an open file for us alone (flock) until it is closed, if it is free; never waits.
[[nodiscard]] Lock lock_file(int descriptor);

/// Fails if the open file is a folder, a device or a pipe.
void need_plain_file(int descriptor, const std::string& name);

/// Writes all of it to a descriptor. A closed pipe throws ReaderGone; `name` is for messages.
void write_all(int descriptor, std::string_view text, const std::string& name);

/// Waits until what was written is on the disk, and the name of a new file. What cannot be synced
/// is as safe as it gets; a disk that fails is a Failure.
void sync_data(int descriptor, const std::string& name);
void sync_folder_of(const std::string& path);

/// The first bytes of an open file. Fails if there are fewer.
[[nodiscard]] std::string read_first(int descriptor, std::size_t bytes, const std::string& name);

/// One line to standard error, "clew: " before it, in printable ASCII as it may name a file that a
/// stranger named; never fails.
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
    /// What is done before each write, so that nothing is shown too early.
    void before_write(std::function<void()> act) { before_write_ = std::move(act); }
    /// How much is to gather where each write costs more than itself.
    void set_block(std::size_t bytes) { block_bytes_ = bytes; }
    /// Writes if much has gathered.
    void ease() {
        if (text_.size() >= block_bytes_) {
            flush();
        }
    }
    void flush();

private:
    std::size_t block_bytes_ = std::size_t{1} << 16U;
    std::string text_;
    std::function<void()> before_write_;
};

} // namespace clew

#endif
