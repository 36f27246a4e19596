/// Writes the `ByteBuf` twin of simple `ByteBuffer` code, or says at which call it cannot.
///
/// May use the rest of `instrument` and the JDK's `com.sun.source` only; nothing of the program is run here. A walk
/// over
/// the program follows every buffer through the ways it can take, so that each call is translated by what is surely
/// known of its buffer; what is not sure is refused. Start reading at [ByteBufTwin], then [FlowWalk], then [Calls].
@NullMarked
package io.bufferscope.instrument.twin;

import org.jspecify.annotations.NullMarked;
