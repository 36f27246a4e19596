package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;

/// An index of a view, as it is drawn at a boundary between two cells.
///
/// @param word the JDK's or Netty's name of it
/// @param value its value as the word's own method returns it
/// @param place index in the strip of the byte right of it; [#GHOST] for the end of what does not exist yet
/// @param above whether its word stands above the cells
record Pointer(String word, int value, long place, Style style, boolean above) {

    static final long GHOST = Long.MAX_VALUE;

    String label() {
        return word + " " + Numbers.capacity(value);
    }

    /// The pointers of a view, those that move most often first.
    static List<Pointer> of(View view) {
        return switch (view.tape()) {
            case Tape.Nio nio -> ofNio(view, nio);
            case Tape.Netty netty -> ofNetty(view, netty);
            case Tape.Array array -> List.of(view.pointer("length", array.capacity(), Style.BOUND_CAPACITY, true));
        };
    }

    private static List<Pointer> ofNio(View view, Tape.Nio nio) {
        List<Pointer> pointers = new ArrayList<>();
        pointers.add(view.pointer("position", nio.position(), Style.CURSOR_POSITION, true));
        pointers.add(view.pointer("limit", nio.limit(), Style.BOUND_LIMIT, false));
        if (nio.mark() >= 0) {
            pointers.add(view.pointer("mark", nio.mark(), Style.MARK, false));
        }
        pointers.add(view.pointer("capacity", nio.capacity(), Style.BOUND_CAPACITY, true));
        return pointers;
    }

    private static List<Pointer> ofNetty(View view, Tape.Netty netty) {
        List<Pointer> pointers = new ArrayList<>();
        pointers.add(view.pointer("readerIndex", netty.readerIndex(), Style.CURSOR_READ, true));
        pointers.add(view.pointer("writerIndex", netty.writerIndex(), Style.CURSOR_WRITE, false));
        pointers.add(view.pointer("capacity", netty.capacity(), Style.BOUND_CAPACITY, true));
        if (view.canGrow()) {
            pointers.add(new Pointer("maxCapacity", netty.maxCapacity(), GHOST, Style.BOUND_CAPACITY, true));
        }
        return pointers;
    }

    /// The style of the arrow that shows this pointer's travel.
    Style travel() {
        return switch (style) {
            case CURSOR_READ -> Style.TRAVEL_READ;
            case CURSOR_WRITE -> Style.TRAVEL_WRITE;
            case BOUND_LIMIT -> Style.TRAVEL_LIMIT;
            case MARK -> Style.TRAVEL_MARK;
            case BOUND_CAPACITY -> Style.TRAVEL_CAPACITY;
            default -> Style.TRAVEL;
        };
    }
}
