/// The rigged twins: for each rule of honest measuring a wrong benchmark beside the right one.
///
/// May use JMH, Netty and `l10n`. Each is run with exactly the settings it is written with, since some of the
/// mistakes are settings. Start reading at [Twin], then [DeadCode].
@NullMarked
package io.bufferscope.bench.twins;

import org.jspecify.annotations.NullMarked;
