/// Ways of moving a payload from one place to another, as data: places, hops, movers, evidence, what was measured.
///
/// Uses nothing but l10n. Start reading at [TransferPath]; what can be run is in `copies.ride` and the packages that
/// use
/// it (`socket`, `file`, `join`, `foreign`), what runs it in `copies.survey`, what is made of the numbers in
/// `copies.cost`.
@NullMarked
package io.bufferscope.copies;

import org.jspecify.annotations.NullMarked;
