/// Charts: lines over an axis, with a cursor, marks beside colours, and sentences for who cannot see them.
///
/// Knows nothing of what is charted, so that every room can use it. May use `picture` and `l10n`. Start reading at
/// [Chart], then [ChartLayout].
@NullMarked
package io.bufferscope.picture.chart;

import org.jspecify.annotations.NullMarked;
