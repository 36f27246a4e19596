/// The command line: every room without a window.
///
/// May use every room but `app`. Start reading at [CommandLineApp]; a command is one class.
@NullMarked
package io.bufferscope.cli;

import org.jspecify.annotations.NullMarked;
