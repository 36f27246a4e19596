/// What a call would do to a buffer now: the calls that fit a buffer, each with its effect computed from a frame.
///
/// May use `trace` and `l10n`. Nothing is called: the effects are the contracts of `java.nio` and Netty worked out on the
/// numbers that were seen. Start reading at [Palette].
@NullMarked
package io.bufferscope.picture.forecast;

import org.jspecify.annotations.NullMarked;
