package io.bufferscope.trace;

import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// The comparison of what two programs did up to partner steps.
final class Comparison {

    private static final int MOST_BYTES = 4096;
    private static final int MOST_OUTPUT = 4000;

    private final boolean twins;
    private final Unread.Modes firstModes = new Unread.Modes();
    private final Unread.Modes secondModes = new Unread.Modes();
    private final StringBuilder firstPrinted = new StringBuilder();
    private final StringBuilder secondPrinted = new StringBuilder();

    /// @param twins whether the sides do the same with buffers of different kinds
    Comparison(boolean twins) {
        this.twins = twins;
    }

    void seeFirst(Frame frame) {
        firstModes.see(frame);
        frame.output().forEach(output -> print(firstPrinted, output));
    }

    void seeSecond(Frame frame) {
        secondModes.see(frame);
        frame.output().forEach(output -> print(secondPrinted, output));
    }

    void printFirst(Output output) {
        print(firstPrinted, output);
    }

    void printSecond(Output output) {
        print(secondPrinted, output);
    }

    private static void print(StringBuilder all, Output output) {
        if (!output.error()) {
            all.append(output.text(), 0, Math.min(output.text().length(), MOST_OUTPUT));
        }
    }

    /// What is different when both have come so far, or null; forgets what was printed if it is equal.
    @Nullable
    Parting at(Frame first, Frame second) {
        String one = firstPrinted.toString();
        String other = secondPrinted.toString();
        if (!one.equals(other)) {
            return new Parting.Printed(one, other);
        }
        firstPrinted.setLength(0);
        secondPrinted.setLength(0);
        return states(first, second);
    }

    /// What is different in two frames, whatever was printed.
    @Nullable
    Parting states(Frame first, Frame second) {
        Parting threw = threw(first, second);
        return threw == null ? buffers(first, second) : threw;
    }

    /// What one side threw and the other did not, or null.
    @Nullable
    Parting threw(Frame first, Frame second) {
        String one = simple(first.thrown());
        String other = simple(second.thrown());
        boolean same = twins ? (one == null) == (other == null) : Objects.equals(one, other);
        return same ? null : new Parting.Threw(one, other);
    }

    private static @Nullable String simple(@Nullable Thrown thrown) {
        return thrown == null
                ? null
                : thrown.className().substring(thrown.className().lastIndexOf('.') + 1);
    }

    private @Nullable Parting buffers(Frame first, Frame second) {
        for (Binding binding : first.variables()) {
            Tape one = tape(first, binding);
            Tape other = one == null ? null : named(second, binding.variable().name());
            if (one != null && other != null) {
                Parting parting = tapes(binding.variable().name(), first, one, second, other);
                if (parting != null) {
                    return parting;
                }
            }
        }
        return null;
    }

    private static @Nullable Tape named(Frame frame, String name) {
        for (Binding binding : frame.variables()) {
            if (binding.variable().name().equals(name)) {
                return tape(frame, binding);
            }
        }
        return null;
    }

    private static @Nullable Tape tape(Frame frame, Binding binding) {
        return binding.value() instanceof Value.Ref ref ? frame.tape(ref.id()) : null;
    }

    private @Nullable Parting tapes(String name, Frame first, Tape one, Frame second, Tape other) {
        if (one instanceof Tape.Netty left
                && other instanceof Tape.Netty right
                && left.refCnt() * right.refCnt() == 0) {
            return left.refCnt() == right.refCnt()
                    ? null
                    : new Parting.Count(name, "refCnt", left.refCnt(), right.refCnt());
        }
        if (twins && (firstModes.isOpen(one) || secondModes.isOpen(other))) {
            return null;
        }
        Unread left = unread(firstModes::of).apply(first, one);
        Unread right = unread(secondModes::of).apply(second, other);
        if (left.count() != right.count()) {
            return new Parting.Count(name, measure(one, other), count(left), count(right));
        }
        return twins ? octets(name, left, right) : octets(name, Unread.all(first, one), Unread.all(second, other));
    }

    private BiFunction<Frame, Tape, Unread> unread(BiFunction<Frame, Tape, Unread> ofTwins) {
        return twins ? ofTwins : Unread::own;
    }

    private static long count(Unread unread) {
        return unread.tape() instanceof Tape.Nio nio ? unread.count() / nio.elementSize() : unread.count();
    }

    private @Nullable String measure(Tape one, Tape other) {
        if (twins || !one.getClass().equals(other.getClass())) {
            return null;
        }
        return one instanceof Tape.Nio ? "remaining" : one instanceof Tape.Netty ? "readableBytes" : "length";
    }

    private static @Nullable Parting octets(String name, Unread left, Unread right) {
        for (long i = 0; i < Math.min(Math.min(left.count(), right.count()), MOST_BYTES); i++) {
            int one = left.octet(i);
            int other = right.octet(i);
            if (one != other && one >= 0 && other >= 0) {
                return new Parting.Octet(name, i, one, other);
            }
        }
        return null;
    }
}
