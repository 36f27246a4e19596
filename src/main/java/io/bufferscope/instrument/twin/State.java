package io.bufferscope.instrument.twin;

/// What is surely known of a buffer at a place of the program.
///
/// @param full whether the limit is the capacity; always so while writing
/// @param order its byte order
/// @param heap whether it is surely over an accessible array
/// @param readOnly whether it refuses to be written
/// @param position −1 if not known, as for limit and capacity
/// @param marked whether there is surely a mark, set in this mode
/// @param mark its index, −1 if not known
record State(
        Mode mode,
        boolean full,
        Order order,
        boolean heap,
        boolean readOnly,
        int position,
        int limit,
        int capacity,
        boolean marked,
        int mark) {

    static final int UNKNOWN = -1;

    /// What may hold if nothing is known.
    static final State ANY =
            new State(Mode.EITHER, false, Order.EITHER, false, false, UNKNOWN, UNKNOWN, UNKNOWN, false, UNKNOWN);

    /// A byte order.
    enum Order {
        BIG,
        LITTLE,
        EITHER
    }

    /// A new buffer, ready to be written.
    static State fresh(boolean heap, int capacity) {
        return new State(Mode.WRITING, true, Order.BIG, heap, false, 0, capacity, capacity, false, UNKNOWN);
    }

    /// A view of this buffer, or a wrapped array, that is full of bytes to be read.
    State view(int size) {
        return new State(Mode.READING, true, Order.BIG, heap, readOnly, 0, size, size, false, UNKNOWN);
    }

    State join(State other) {
        return new State(
                mode.join(other.mode),
                full && other.full,
                order == other.order ? order : Order.EITHER,
                heap && other.heap,
                readOnly || other.readOnly,
                same(position, other.position),
                same(limit, other.limit),
                same(capacity, other.capacity),
                marked && other.marked && mode == other.mode,
                same(mark, other.mark));
    }

    private static int same(int one, int other) {
        return one == other ? one : UNKNOWN;
    }

    /// The same buffer with other indices; the mark stays.
    State at(Mode newMode, boolean newFull, int newPosition, int newLimit) {
        boolean full = newMode == Mode.WRITING || newFull || (newLimit != UNKNOWN && newLimit == capacity);
        int limit = full ? capacity : newLimit;
        boolean keeps = marked && newMode == mode;
        return new State(newMode, full, order, heap, readOnly, newPosition, limit, capacity, keeps, mark);
    }

    /// After the position moved by some bytes.
    State moved(int by) {
        boolean known = by != UNKNOWN && position != UNKNOWN && (limit == UNKNOWN || position + by <= limit);
        return at(mode, full, known ? position + by : UNKNOWN, limit);
    }

    State ordered(Order newOrder) {
        return new State(mode, full, newOrder, heap, readOnly, position, limit, capacity, marked, mark);
    }

    /// With a mark at the position.
    State withMark() {
        return new State(mode, full, order, heap, readOnly, position, limit, capacity, true, position);
    }

    State unmarked() {
        return new State(mode, full, order, heap, readOnly, position, limit, capacity, false, UNKNOWN);
    }

    /// A view that refuses to be written.
    State frozen() {
        return new State(mode, full, Order.BIG, false, true, position, limit, capacity, false, UNKNOWN);
    }

    /// A view with the same indices.
    State duplicated() {
        return unmarked().ordered(Order.BIG);
    }

    int remaining() {
        return position == UNKNOWN || limit == UNKNOWN ? UNKNOWN : limit - position;
    }

    /// Whether `size` bytes from an index are surely below the limit, or both would say no.
    boolean isBounded(int index, int size) {
        return full || (index >= 0 && size >= 0 && limit != UNKNOWN && index + size <= limit);
    }
}
