/// Picture files: a picture, with what the options ask to be shown on it, written where they say.
#ifndef CLEW_APP_PICTURE_FILE_HPP
#define CLEW_APP_PICTURE_FILE_HPP

#include "clew/app/options.hpp"
#include "clew/draw/picture.hpp"

namespace clew {

/// Adds solution, shades, labels and scale as the options say, and writes it row by row to their
/// output, and what is drawn with characters in colour where that is standard output and takes it;
/// exits and json get doors as exits, and a goal that the start hides is told of. Fails with
/// Status::faulty where no way leads from the start to a goal and one is to be shown, or some way
/// leads one way only and the format has no sign for it, and with Status::command_line where it
/// cannot be: wider than the terminal it would go to, too large for its format, or bytes at a
/// terminal. Nothing is written then.
void write_picture(Picture picture, const Options& options);

} // namespace clew

#endif
