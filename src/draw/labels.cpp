#include "clew/draw/labels.hpp"

#include "clew/base/text.hpp"

#include <algorithm>

namespace clew {

namespace {

std::size_t digits_of(std::uint32_t number) {
    std::size_t digits = 1;
    for (; number >= 10; number /= 10) {
        ++digits;
    }
    return digits;
}

} // namespace

std::size_t labels_width(const Picture& picture) {
    return picture.labels ? digits_of(window_of(picture).last.row - 1) + 1 : 0;
}

void append_column_labels(std::string& out, const Picture& picture) {
    const Window window = window_of(picture);
    const std::size_t left = labels_width(picture);
    const std::size_t digits = digits_of(window.last.column - 1);
    const std::uint32_t stride = digits <= 3 ? 1 : digits <= 7 ? 2 : 4;
    const std::size_t begin = out.size();
    for (std::uint32_t column = window.first.column; column < window.last.column;
         column += stride) {
        const std::size_t middle = left + std::size_t{4} * (column - window.first.column) + 2;
        out.resize(begin + middle - (digits_of(column) - 1) / 2, ' ');
        append_number(out, column);
    }
    out += '\n';
}

void write_row_label(std::string& line, const Picture& picture, std::uint32_t row) {
    const std::size_t width = labels_width(picture);
    std::string number;
    append_number(number, row);
    std::fill_n(line.begin(), width, ' ');
    number.copy(line.data() + (width - 1 - number.size()), number.size());
}

} // namespace clew
