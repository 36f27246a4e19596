/// Predictions of where a buffer will land, and what really happened, both read off the states of a trace.
///
/// May use `picture`, `trace` and `l10n`. Start reading at [Guess], then [Landing].
@NullMarked
package io.bufferscope.picture.predict;

import org.jspecify.annotations.NullMarked;
