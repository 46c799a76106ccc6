/// Memory for what is as large as a maze: an allocator for std::vector that asks the system for
/// huge pages, of 2 MiB.
///
/// Touching a page of 4 KiB for the first time costs 0.3 to 3 us, which for the fast algorithms is
/// more than all their work (measured: 1.5 of 1.8 ns a room), and a walk over 100 million rooms
/// misses the translation cache at every step. What asks for less than a mebibyte gets it as ever,
/// and where the system has no huge pages nothing changes but the alignment.
#ifndef CLEW_BASE_PAGES_HPP
#define CLEW_BASE_PAGES_HPP

#include <cstddef>
#include <memory>
#include <vector>

namespace clew {

inline constexpr std::size_t huge_page_bytes = 2'097'152;

struct alignas(huge_page_bytes) HugePage {
    std::byte bytes[huge_page_bytes];
};

/// Asks the system to back these with huge pages; a wish that it may leave unheard.
void advise_huge(HugePage* first, std::size_t count);

template <class T>
class Pages {
public:
    using value_type = T;

    Pages() = default;
    template <class U>
    Pages(const Pages<U>&) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        if (!is_large(count)) {
            return std::allocator<T>().allocate(count);
        }
        HugePage* const first = std::allocator<HugePage>().allocate(pages_for(count));
        advise_huge(first, pages_for(count));
        return static_cast<T*>(static_cast<void*>(first));
    }

    void deallocate(T* first, std::size_t count) {
        if (!is_large(count)) {
            std::allocator<T>().deallocate(first, count);
            return;
        }
        auto* const pages = static_cast<HugePage*>(static_cast<void*>(first));
        std::allocator<HugePage>().deallocate(pages, pages_for(count));
    }

    bool operator==(const Pages&) const = default;

private:
    static constexpr std::size_t large = huge_page_bytes / 2;

    static bool is_large(std::size_t count) { return count >= large / sizeof(T); }
    static std::size_t pages_for(std::size_t count) {
        return (count * sizeof(T) + sizeof(HugePage) - 1) / sizeof(HugePage);
    }
};

/// A vector for what grows with the maze.
template <class T>
using BigVector = std::vector<T, Pages<T>>;

} // namespace clew

#endif
