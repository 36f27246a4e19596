package io.bufferscope.picture;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.Comparator.comparingLong;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The grouping of a frame's tapes into strips: tapes whose windows on one memory overlap share a strip.
final class Strips {

    private static final Comparator<View> SUBJECT_FIRST = comparing((View view) -> Numbers.freed(view.tape()))
            .thenComparing(view -> !view.named())
            .thenComparingLong(view -> view.from() - view.to())
            .thenComparing(view -> view.tape() instanceof Tape.Array)
            .thenComparing(view -> view.unit() > 1)
            .thenComparingInt(view -> view.tape().id());

    private final Frame frame;
    private final Set<Integer> involved;
    private final Map<Integer, Memory> memories;

    Strips(Frame frame) {
        this.frame = frame;
        this.involved = Set.copyOf(frame.involved());
        this.memories = frame.memories().stream().collect(Collectors.toMap(Memory::id, Function.identity()));
    }

    /// The strips worth drawing: named ones first, each kind by key.
    List<Strip> all() {
        List<Strip> strips = new ArrayList<>();
        Map<Integer, List<Tape>> byMemory = new TreeMap<>();
        Set<Integer> parts = parts();
        for (Tape tape : frame.tapes()) {
            if (isNoise(tape, parts)) {
                continue;
            }
            if (tape.memory() == 0) {
                strips.add(Strip.alone(frame, tape));
            } else {
                byMemory.computeIfAbsent(tape.memory(), _ -> new ArrayList<>()).add(tape);
            }
        }
        byMemory.values().forEach(tapes -> addOverlapping(strips, tapes));
        strips.sort(comparing((Strip strip) -> !strip.named()).thenComparingInt(Strip::key));
        return strips;
    }

    private Set<Integer> parts() {
        Set<Integer> parts = new HashSet<>();
        for (Tape tape : frame.tapes()) {
            if (tape instanceof Tape.Netty netty) {
                netty.components().forEach(part -> parts.add(part.tape()));
            }
        }
        return parts;
    }

    private boolean isNoise(Tape tape, Set<Integer> parts) {
        boolean quiet = tape.name() == null && !involved.contains(tape.id());
        return quiet && (parts.contains(tape.id()) || Numbers.freed(tape));
    }

    private void addOverlapping(List<Strip> strips, List<Tape> tapes) {
        List<Tape> sorted = new ArrayList<>(tapes);
        sorted.sort(comparingLong(Tape::offset)
                .thenComparing(comparingLong(Strips::end).reversed()));
        List<Tape> group = new ArrayList<>();
        long end = -1;
        for (Tape tape : sorted) {
            if (!group.isEmpty() && (tape.offset() > end || (tape.offset() == end && end(tape) > end))) {
                strips.add(shared(group));
                group.clear();
            }
            group.add(tape);
            end = Math.max(end, end(tape));
        }
        strips.add(shared(group));
    }

    private static long end(Tape tape) {
        return tape.offset() + (long) tape.capacity() * Numbers.unit(tape);
    }

    private Strip shared(List<Tape> tapes) {
        long start = tapes.stream().mapToLong(Tape::offset).min().orElse(0);
        long end = tapes.stream().mapToLong(Strips::end).max().orElse(0);
        int key = tapes.stream().mapToInt(Tape::id).min().orElse(0);
        List<View> views = tapes.stream()
                .map(tape -> new View(tape, tape.offset() - start, Numbers.unit(tape)))
                .sorted(SUBJECT_FIRST)
                .toList();
        Memory memory = memories.get(tapes.getFirst().memory());
        Contents contents = Contents.window(memory, start);
        return new Strip(key, views.getFirst(), others(views), memory, start, end - start, contents);
    }

    private List<View> others(List<View> views) {
        boolean anyNamed = views.getFirst().named();
        return views.stream()
                .skip(1)
                .filter(view -> view.named()
                        || !anyNamed
                        || involved.contains(view.tape().id()))
                .sorted(comparingInt(view -> view.tape().id()))
                .toList();
    }
}
