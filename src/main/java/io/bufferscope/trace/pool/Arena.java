package io.bufferscope.trace.pool;

import java.util.List;
import java.util.stream.Stream;

/// An arena: chunks of one kind of memory in lists by how full they are.
///
/// @param direct whether its memory is outside the Java heap
/// @param index its index among the arenas of its kind, from 0
/// @param threads thread caches that are bound to it
/// @param lists the six chunk lists in the order `qInit q000 q025 q050 q075 q100`
/// @param huge buffers larger than a chunk, each with memory of its own, as far as the buffers are known
/// @param spareBytes bytes of the one destroyed chunk that a heap arena keeps for its next one; 0 if there is none
/// @param counters what Netty counts in it
public record Arena(
        boolean direct,
        int index,
        int threads,
        List<ChunkList> lists,
        List<HugeChunk> huge,
        long spareBytes,
        ArenaCounters counters) {

    /// Names of the lists in the order in which an allocation searches them.
    public static final List<String> SEARCH_ORDER = List.of("q050", "q025", "q000", "qInit", "q075");

    /// Its name as Netty's statistics write it, such as `directArena[0]`.
    public String name() {
        return (direct ? "directArena[" : "heapArena[") + index + "]";
    }

    /// Its chunks, in the order of the lists.
    public Stream<Chunk> chunks() {
        return lists.stream().flatMap(list -> list.chunks().stream());
    }
}
