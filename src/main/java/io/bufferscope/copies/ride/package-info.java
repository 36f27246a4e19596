/// What every path that can be run is made of: payload, loopback connection, receiver, and the stopwatch that times it.
///
/// Runs inside a child JVM of `copies.survey`, and in tests. Uses `copies` and Netty. Start reading at [Ride], then
/// [Stopwatch].
@NullMarked
package io.bufferscope.copies.ride;

import org.jspecify.annotations.NullMarked;
