/// Our one foot inside Netty's package: readers of fields that Netty keeps to its package.
///
/// Used by [io.bufferscope.probe] only.
@NullMarked
package io.netty.buffer;

import org.jspecify.annotations.NullMarked;
