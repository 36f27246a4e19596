package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.util.List;

/// A tape's window on a strip.
///
/// @param from index in the strip of its first byte
/// @param unit bytes per element
record View(Tape tape, long from, int unit) {

    long to() {
        return from + (long) tape.capacity() * unit;
    }

    long place(int index) {
        return from + Math.clamp(index, 0L, tape.capacity()) * unit;
    }

    Pointer pointer(String word, int value, Style style, boolean above) {
        return new Pointer(word, value, place(value), style, above);
    }

    boolean canGrow() {
        return tape instanceof Tape.Netty netty && netty.maxCapacity() > netty.capacity() && netty.refCnt() != 0;
    }

    boolean named() {
        return tape.name() != null;
    }

    /// The zones that its indices cut it into, without empty ones.
    List<Zone> zones() {
        List<Zone> zones = switch (tape) {
            case Tape.Nio nio ->
                List.of(
                        zone(0, nio.position(), Style.CONSUMED),
                        zone(nio.position(), nio.limit(), Style.READABLE),
                        zone(nio.limit(), nio.capacity(), Style.BEYOND_LIMIT));
            case Tape.Netty netty ->
                List.of(
                        zone(0, netty.readerIndex(), Style.CONSUMED),
                        zone(netty.readerIndex(), netty.writerIndex(), Style.READABLE),
                        zone(netty.writerIndex(), netty.capacity(), Style.WRITABLE));
            case Tape.Array _ -> List.of();
        };
        return zones.stream().filter(zone -> zone.from() < zone.to()).toList();
    }

    private Zone zone(int start, int end, Style style) {
        return new Zone(place(start), place(end), style);
    }

    /// A run of bytes with the same meaning.
    record Zone(long from, long to, Style style) {}
}
