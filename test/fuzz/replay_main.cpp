// Runs a fuzz target over the files of a folder: the corpus as an ordinary test.
#include "fuzz.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

std::vector<std::filesystem::path> files_of(const char* folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

// A broken law aborts; the last name that was printed is the file that broke it.
int main(int count, char** words) {
    if (count != 2) {
        std::fprintf(stderr, "expected a folder, not %d words\n", count - 1);
        return 2;
    }
    std::size_t passed = 0;
    for (const std::filesystem::path& file : files_of(words[1])) {
        std::printf("%s\n", file.filename().c_str());
        std::fflush(stdout);
        std::ifstream in(file, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()),
                                     text.size());
        ++passed;
    }
    std::printf("%zu test cases out of %zu passed\n", passed, passed);
    return passed == 0 ? 1 : 0;
}
