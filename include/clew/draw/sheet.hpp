/// A sheet: where a picture goes, row by row, so that one of 100 million rooms is never held whole.
/// Either a string that keeps all of it, or a taker that is handed each block once it is full.
#ifndef CLEW_DRAW_SHEET_HPP
#define CLEW_DRAW_SHEET_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace clew {

/// A handle, passed by value; what it refers to must outlive it.
class Sheet {
public:
    using Take = void (*)(void* taker, std::string_view block);

    /// All is appended to `text`. Implicit, as a string is where most pictures go.
    Sheet(std::string& text) : text_(&text) {}

    /// `text` is a buffer: once it holds a block, `take(taker, text)` is called and it is emptied.
    /// What is left at the end is handed on by the caller.
    Sheet(std::string& text, void* taker, Take take) : text_(&text), taker_(taker), take_(take) {}

    [[nodiscard]] std::string& text() const { return *text_; }

    /// Adds a line that may be long: what is full of it is handed on.
    void append(std::string_view line) const {
        while (line.size() > block_bytes) {
            text_->append(line, 0, block_bytes);
            line.remove_prefix(block_bytes);
            ease();
        }
        text_->append(line);
        ease();
    }

    /// To be called where the text may be taken: at the end of a row at least.
    void ease() const {
        if (take_ != nullptr && text_->size() >= block_bytes) {
            take_(taker_, *text_);
            text_->clear();
        }
    }

private:
    static constexpr std::size_t block_bytes = std::size_t{1} << 16U;
    std::string* text_;
    void* taker_ = nullptr;
    Take take_ = nullptr;
};

} // namespace clew

#endif
