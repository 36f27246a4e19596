/// Reports of a run for people: text, Markdown, one HTML file.
///
/// May use `honesty`, `result`, `machine` and `l10n`. Start reading at [Report].
@NullMarked
package io.bufferscope.bench.report;

import org.jspecify.annotations.NullMarked;
