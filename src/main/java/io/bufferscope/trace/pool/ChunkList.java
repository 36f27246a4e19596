package io.bufferscope.trace.pool;

import java.util.List;

/// A list of chunks that are about equally full.
///
/// A chunk moves to the next list when its free bytes have fallen to [#freeMin], and to the list before when they
/// have risen above [#freeMax]; the lists overlap, so a chunk does not move to and fro.
///
/// @param name `qInit`, `q000`, `q025`, `q050`, `q075` or `q100`
/// @param minUsage per cent, 1 to 100, as Netty's metric says it
/// @param maxUsage per cent, 1 to 100, as Netty's metric says it
/// @param freeMin free bytes at or below which a chunk leaves for the next list
/// @param freeMax free bytes above which a chunk leaves for the list before
/// @param chunks its chunks in the order in which they are searched
public record ChunkList(String name, int minUsage, int maxUsage, int freeMin, int freeMax, List<Chunk> chunks) {}
