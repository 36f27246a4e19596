/// Measurements that are kept but not run by the build; each prints a ratio or a percentile. Start with any `main`.
@NullMarked
package io.bufferscope.bench;

import org.jspecify.annotations.NullMarked;
