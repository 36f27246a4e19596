package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One tape as it is drawn: a stretch of memory with every view of it, or a composite.
///
/// @param key lowest id of its tapes; names its shapes, so that they keep their ids when a view is added
/// @param subject the view whose pointers and zones stand at the cells
/// @param others further views of the same bytes, drawn as brackets
/// @param memory what it is a stretch of; null for a composite or if it is not known
/// @param start byte offset of its first byte in that memory
/// @param length its bytes
record Strip(
        int key, View subject, List<View> others, @Nullable Memory memory, long start, long length, Contents contents) {

    /// One tape on a memory as a strip of its own.
    static Strip alone(Tape tape, Memory memory) {
        View view = new View(tape, 0, Numbers.unit(tape));
        Contents contents = Contents.window(memory, tape.offset());
        return new Strip(tape.id(), view, List.of(), memory, tape.offset(), view.to(), contents);
    }

    /// One tape of a frame as a strip of its own.
    static Strip alone(Frame frame, Tape tape) {
        Memory memory = frame.memory(tape.memory());
        if (memory != null) {
            return alone(tape, memory);
        }
        View view = new View(tape, 0, Numbers.unit(tape));
        List<Tape.Component> parts = tape instanceof Tape.Netty netty ? netty.components() : List.of();
        return new Strip(tape.id(), view, List.of(), null, 0, view.to(), Contents.joined(frame, parts));
    }

    boolean named() {
        return subject.named() || others.stream().anyMatch(View::named);
    }

    /// Number in the ids of cells of the strip's first byte, such that a byte keeps its number while views come and go.
    long firstCell() {
        for (View view : others) {
            if (view.tape().id() == key) {
                return -view.from();
            }
        }
        return -subject.from();
    }

    boolean has(int tape) {
        return key == tape
                || subject.tape().id() == tape
                || others.stream().anyMatch(view -> view.tape().id() == tape);
    }

    /// Index of the byte that the reader chose; -1 if none of this strip is chosen.
    long chosen(TapeOptions options) {
        if (options.chosen() < 0 || !has(options.selected())) {
            return -1;
        }
        long start = subject.tape().id() == options.selected()
                ? subject.from()
                : others.stream()
                        .filter(view -> view.tape().id() == options.selected())
                        .mapToLong(View::from)
                        .findFirst()
                        .orElse(subject.from());
        long place = start + options.chosen();
        return place < length ? place : -1;
    }

    List<Tape.Component> components() {
        return subject.tape() instanceof Tape.Netty netty ? netty.components() : List.of();
    }
}
