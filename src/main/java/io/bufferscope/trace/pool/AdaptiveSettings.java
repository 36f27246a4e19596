package io.bufferscope.trace.pool;

import java.util.List;

/// How an `AdaptiveByteBufAllocator` was built and what the JVM made of it.
///
/// @param preferDirect whether `buffer()` gives direct buffers
/// @param cachedMagazines whether threads that are no event loops have magazines of their own too, if they are
///     `FastThreadLocalThread`s
/// @param lowMemory whether Netty is in low-memory mode (a heap of at most 512 MiB): no magazines of threads, large
///     sizes not pooled, chunks of at most 2 MiB
/// @param sizes bytes of the size classes, ascending
public record AdaptiveSettings(boolean preferDirect, boolean cachedMagazines, boolean lowMemory, List<Integer> sizes) {}
