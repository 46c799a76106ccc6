/// Interruption: what is typed to stop the program (SIGINT) lets it tell first what it has.
#ifndef CLEW_APP_INTERRUPTION_HPP
#define CLEW_APP_INTERRUPTION_HPP

namespace clew {

/// One at a time. While there is one the first SIGINT is noted and no more; the next one ends the
/// program as ever. Where SIGINT is ignored it stays so.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// True if one has come; may be asked at any time.
    [[nodiscard]] static bool came();

    /// Ends the program as the signal would have done.
    [[noreturn]] static void end();
};

} // namespace clew

#endif
