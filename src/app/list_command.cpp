#include "clew/app/list_command.hpp"

#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/shipped.hpp"

#include <algorithm>

namespace clew {

Status list_command(const Options& /*options*/) {
    std::size_t widest = 0;
    for (const ShippedWorld& shipped : shipped_worlds()) {
        widest = std::max(widest, shipped.name.size());
    }
    std::string out;
    for (const ShippedWorld& shipped : shipped_worlds()) {
        const std::string name(shipped.name);
        const Plan plan = plan_of(source_of(name));
        out += name + std::string(widest - name.size() + 2, ' ') + plan.title + "\n";
    }
    write_all(1, out, "standard output");
    return Status::good;
}

} // namespace clew
