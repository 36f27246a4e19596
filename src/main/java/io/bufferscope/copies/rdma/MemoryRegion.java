package io.bufferscope.copies.rdma;

/// A registered region of memory.
///
/// @param address where it begins; not necessarily at a page
/// @param length bytes
/// @param freed whether the memory is no longer the program's, though it is still registered
/// @param received bytes that arrived last
public record MemoryRegion(
        int id,
        int pd,
        Verb.End end,
        Verb.Backing backing,
        long address,
        int length,
        boolean localWrite,
        boolean remoteWrite,
        boolean freed,
        int received) {

    /// Bytes of a page.
    public static final int PAGE = 4096;

    /// Bytes of the pages that it keeps in memory.
    public long pinned() {
        long first = address / PAGE;
        long last = (address + Math.max(1, length) - 1) / PAGE;
        return (last - first + 1) * PAGE;
    }

    MemoryRegion gone() {
        return new MemoryRegion(id, pd, end, backing, address, length, localWrite, remoteWrite, true, received);
    }

    MemoryRegion with(int arrived) {
        return new MemoryRegion(id, pd, end, backing, address, length, localWrite, remoteWrite, freed, arrived);
    }
}
