/// What a path costs as a function of size: fits, bands, crossovers, the articles' tables, and advice for a
/// distribution
/// of sizes.
///
/// Pure functions. Uses `copies`, `l10n` and, for sizes out of a recording, `trace`. Start reading at [CostModel], then
/// [Advice].
@NullMarked
package io.bufferscope.copies.cost;

import org.jspecify.annotations.NullMarked;
