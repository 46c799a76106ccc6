#include "clew/app/draw_command.hpp"

#include "clew/app/load.hpp"
#include "clew/app/making.hpp"
#include "clew/app/picture_file.hpp"
#include "clew/app/wishes.hpp"

namespace clew {

Status draw_command(const Options& given) {
    Options options = given;
    const Source source = source_of(options.world.empty() ? "escape" : options.world);
    Plan plan = plan_of(source, reading_of(options));
    if (plan.maze.given) {
        options.seed = options.seed.value_or(0); // nothing that is drawn depends on it
    }
    settle_seed(options);
    const World world = world_of(source, std::move(plan), wishes_of(options));
    write_picture(picture_of(world), options);
    return Status::good;
}

} // namespace clew
