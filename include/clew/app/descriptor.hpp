/// An open file that is closed on the way out: a plain int would stay open when a Failure is
/// thrown.
#ifndef CLEW_APP_DESCRIPTOR_HPP
#define CLEW_APP_DESCRIPTOR_HPP

#include <unistd.h>

namespace clew {

/// May hold the number of none, below 0; the standard streams are left open.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > 2) {
            ::close(number_);
        }
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

} // namespace clew

#endif
