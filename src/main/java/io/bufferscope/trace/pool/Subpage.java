package io.bufferscope.trace.pool;

/// A subpage: a run of one or several pages cut into elements of one size.
///
/// @param firstPage first page of its run
/// @param pages pages of its run
/// @param elementSize bytes of an element: a small size class
/// @param elements number of elements
/// @param available number of free elements
/// @param used bit `i` is 1 if element `i` is in use: by a live buffer or by a thread cache
/// @param nextAvailable the element freed last, which is given out next; -1 if the first free one will be
/// @param place its place in its arena's list for this size, from 0: the first gives the next element; -1 if it is in
///     no list, as full ones are
public record Subpage(
        int firstPage,
        int pages,
        int elementSize,
        int elements,
        int available,
        Bits used,
        int nextAvailable,
        int place) {

    /// Whether the arena looks here for a free element.
    public boolean listed() {
        return place >= 0;
    }
}
