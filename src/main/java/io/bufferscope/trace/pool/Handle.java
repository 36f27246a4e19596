package io.bufferscope.trace.pool;

/// A handle: the 64 bits by which Netty knows a place in a chunk.
///
/// @param bits bits 49 to 63 the first page, 34 to 48 the number of pages, 33 used, 32 subpage, 0 to 31 the element
public record Handle(long bits) {

    /// First page of the run, 0 to 32767.
    public int firstPage() {
        return (int) (bits >>> 49);
    }

    /// Pages of the run, 1 to 32767.
    public int pages() {
        return (int) (bits >>> 34) & 0x7FFF;
    }

    /// Whether the run is in use.
    public boolean used() {
        return (bits >>> 33 & 1) == 1;
    }

    /// Whether it names an element of a subpage.
    public boolean subpage() {
        return (bits >>> 32 & 1) == 1;
    }

    /// Number of the element in its subpage, from 0.
    public int element() {
        return (int) bits;
    }
}
