/// Pictures of copies: lanes of places with who moves the bytes between them, what each path costs, parts of a time.
///
/// Knows names and numbers only, not how they were measured. May use `picture`, its charts, and `l10n`. Start reading
/// at
/// [Lane], then [LaneLayout].
@NullMarked
package io.bufferscope.picture.copies;

import org.jspecify.annotations.NullMarked;
