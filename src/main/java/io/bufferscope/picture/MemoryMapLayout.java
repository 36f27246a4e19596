package io.bufferscope.picture;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingLong;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;

/// The layout of all memory of a frame as bars of true relative length, with the window of each buffer below.
public final class MemoryMapLayout {

    private static final double LEFT = 16;
    private static final double RIGHT = 16;
    private static final double BAR = 12;
    private static final double LEAST = 2;

    private final Messages messages;

    public MemoryMapLayout(Messages messages) {
        this.messages = messages;
    }

    /// Lays out the memory of a frame.
    ///
    /// @param width width of the picture in pixels at 100 %
    /// @param selected the [Tape#id] of the selected tape, or 0
    public Picture picture(Frame frame, double width, int selected) {
        List<Shape> shapes = new ArrayList<>();
        double y = 14;
        long largest = frame.memories().stream().mapToLong(Memory::size).max().orElse(1);
        for (Memory.Kind kind : Memory.Kind.values()) {
            List<Memory> memories = ofKind(frame, kind);
            if (!memories.isEmpty()) {
                y = drawHeading(shapes, kind, memories, y);
            }
            for (Memory memory : memories) {
                MemoryBar bar = new MemoryBar(frame, memory, selected, messages);
                double length = Math.max(LEAST, (width - LEFT - RIGHT) * memory.size() / Math.max(1, largest));
                y = bar.draw(shapes, new MemoryBar.Room(LEFT, length, width - RIGHT), y, BAR) + 14;
            }
        }
        String remark = messages.text(frame.memories().isEmpty() ? "memory.none" : "memory.scale");
        shapes.add(new Shape.Text("remark", Style.FAINT, LEFT, y + 8, remark, 12, Anchor.START, false));
        return new Picture(width, y + 24, List.copyOf(shapes));
    }

    private static List<Memory> ofKind(Frame frame, Memory.Kind kind) {
        return frame.memories().stream()
                .filter(memory -> memory.kind() == kind)
                .sorted(comparing((Memory memory) -> !named(frame, memory))
                        .thenComparing(comparingLong(Memory::size).reversed())
                        .thenComparingInt(Memory::id))
                .toList();
    }

    private static boolean named(Frame frame, Memory memory) {
        return frame.tapes().stream().anyMatch(tape -> tape.memory() == memory.id() && tape.name() != null);
    }

    private double drawHeading(List<Shape> shapes, Memory.Kind kind, List<Memory> memories, double y) {
        String bytes = Digits.grouped(memories.stream().mapToLong(Memory::size).sum());
        String text = switch (kind) {
            case HEAP -> messages.text("memory.heap", memories.size(), bytes);
            case DIRECT -> messages.text("memory.direct", memories.size(), bytes);
            case MAPPED -> messages.text("memory.mapped", memories.size(), bytes);
        };
        shapes.add(new Shape.Text("kind:" + kind, Style.TITLE, LEFT, y + 14, text, 14, Anchor.START, false));
        return y + 30;
    }
}
