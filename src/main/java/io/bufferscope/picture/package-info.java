/// Pictures of frames as immutable values, the layouts that make them and their SVG form.
///
/// May use `trace` and `l10n`; never JavaFX, because a picture must look the same on the screen, in a file and in a
/// test. Start reading at [Picture], then [TapeLayout].
@NullMarked
package io.bufferscope.picture;

import org.jspecify.annotations.NullMarked;
