#include "clew/base/pages.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace clew {

void advise_huge([[maybe_unused]] HugePage* first, [[maybe_unused]] std::size_t count) {
#if defined(__linux__)
    // Without it all is as right, only slower: the answer does not matter.
    static_cast<void>(madvise(first, count * sizeof(HugePage), MADV_HUGEPAGE));
#endif
}

} // namespace clew
