package io.bufferscope.picture;

import static java.util.Comparator.comparingLong;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// One memory of the map: its bar and a lane for each window on it.
///
/// @param selected the id of the selected tape, or 0
record MemoryBar(Frame frame, Memory memory, int selected, Messages messages) {

    private static final int MOST_LANES = 16;
    private static final double LANE = 17;
    private static final double WINDOW = 11;
    private static final double LEAST = 3;
    private static final double WORDS = 11.5;

    /// Where a bar stands.
    ///
    /// @param length length in pixels
    /// @param right greatest x of a word's end
    record Room(double x, double length, double right) {}

    /// A stretch of the memory that a tape reaches.
    ///
    /// @param part end of its shapes' ids: which component of a composite it is, or empty
    private record Window(Tape tape, String part, long offset, long bytes) {

        String words() {
            String names = tape.name() == null ? "#" + tape.id() : String.join(", ", tape.names());
            String text = names + part + " [" + offset + ".." + (offset + bytes) + ")";
            return tape instanceof Tape.Netty netty ? text + " refCnt " + netty.refCnt() : text;
        }
    }

    /// Draws it and returns the y below it.
    double draw(List<Shape> shapes, Room room, double top, double height) {
        List<Window> windows = windows();
        Sketch sketch = new Sketch("memory:" + memory.id());
        String size = messages.text("memory.size", Digits.grouped(memory.size()));
        double y = top + 12;
        sketch.mono("place", Style.TEXT, room.x(), y, place(), WORDS, Anchor.START);
        double sizeLeft = room.x() + TextMetrics.mono(place(), WORDS) + 12;
        sketch.sans("size", Style.FAINT, sizeLeft, y, size, WORDS, Anchor.START);
        y += 7;
        sketch.rect("bar", Style.WRITABLE, room.x(), y, room.length(), height, place() + ", " + size);
        sketch.rect("edge", Style.GROUP, room.x(), y, room.length(), height);
        y += height + 4;
        List<Shape> all = new ArrayList<>();
        for (Window window : windows.stream().limit(MOST_LANES).toList()) {
            drawWindow(all, window, room, y);
            y += LANE;
        }
        if (windows.size() > MOST_LANES) {
            String more = messages.text("memory.more", windows.size() - MOST_LANES);
            sketch.sans("more", Style.FAINT, room.x(), y + 11, more, WORDS, Anchor.START);
            y += LANE;
        }
        all.addAll(0, sketch.shapes());
        shapes.add(new Shape.Group("memory:" + memory.id(), Style.PLAIN, sentence(windows, size), all));
        return y;
    }

    private List<Window> windows() {
        List<Window> windows = new ArrayList<>();
        for (Tape tape : frame.tapes()) {
            if (tape.memory() == memory.id()) {
                long bytes = (long) tape.capacity() * Numbers.unit(tape);
                windows.add(new Window(tape, "", tape.offset(), bytes));
            } else if (tape instanceof Tape.Netty netty) {
                addComponents(windows, netty);
            }
        }
        windows.sort(comparingLong(Window::offset));
        return windows;
    }

    private void addComponents(List<Window> windows, Tape.Netty netty) {
        for (int i = 0; i < netty.components().size(); i++) {
            Tape.Component part = netty.components().get(i);
            if (part.memory() == memory.id() && part.length() > 0) {
                windows.add(new Window(netty, "·" + i, part.offset(), part.length()));
            }
        }
    }

    private void drawWindow(List<Shape> shapes, Window window, Room room, double y) {
        Sketch sketch = new Sketch("tape:" + window.tape().id());
        double unit = room.length() / Math.max(1, memory.size());
        double from = room.x() + Math.min(room.length(), window.offset() * unit);
        double width = Math.max(LEAST, window.bytes() * unit);
        String words = window.words();
        String id = "window:" + memory.id() + window.part();
        Style fill = Numbers.freed(window.tape()) ? Style.FREED : Style.READABLE;
        sketch.rect(id, fill, from, y, width, WINDOW, words);
        sketch.rect(id + "/edge", Style.CELL, from, y, width, WINDOW);
        if (window.tape().id() == selected) {
            sketch.rect(id + "/selected", Style.SELECTED, room.x() - 10, y, 4, WINDOW);
        }
        double left = Math.max(room.x(), Math.min(from + width + 6, room.right() - TextMetrics.mono(words, 11) - 4));
        sketch.mono(id + "/words", Style.TEXT, left, y + 9.5, words, 11, Anchor.START);
        shapes.addAll(sketch.shapes());
    }

    private String place() {
        String identity = Long.toHexString(memory.identity());
        return switch (memory.kind()) {
            case HEAP -> "byte[" + memory.size() + "] @" + identity;
            case DIRECT -> messages.text("tape.direct", identity);
            case MAPPED -> messages.text("tape.mapped", identity);
        };
    }

    private String sentence(List<Window> windows, String size) {
        String reach = windows.stream().map(Window::words).collect(Collectors.joining(", "));
        return place() + ", " + size + ": " + reach + ".";
    }
}
