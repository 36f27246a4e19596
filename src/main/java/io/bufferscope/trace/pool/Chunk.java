package io.bufferscope.trace.pool;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A chunk: the memory that an arena takes at once and cuts into runs of pages.
///
/// @param id identity within the trace, from 1, never used again for another chunk of any allocator
/// @param identity address of its first byte, or identity hash code of its array on the Java heap; -1 if unknown
/// @param size its bytes
/// @param freeBytes bytes in free runs
/// @param usage per cent as Netty says it, 0 to 100
/// @param pinnedBytes bytes in live buffers, those in thread caches not among them; -1 if Netty does not count them
/// @param runs all its pages in page order; empty if Netty's fields cannot be seen
/// @param subpages its subpages by ascending first page
public record Chunk(
        int id,
        long identity,
        int size,
        int freeBytes,
        int usage,
        long pinnedBytes,
        List<Run> runs,
        List<Subpage> subpages) {

    /// The subpage whose run begins at a page, or null.
    public @Nullable Subpage subpage(int firstPage) {
        return subpages.stream()
                .filter(it -> it.firstPage() == firstPage)
                .findFirst()
                .orElse(null);
    }

    /// The run that a page belongs to, or null.
    public @Nullable Run runAt(int page) {
        return runs.stream()
                .filter(run -> run.firstPage() <= page && page < run.firstPage() + run.pages())
                .findFirst()
                .orElse(null);
    }
}
