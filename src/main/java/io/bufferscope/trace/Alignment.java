package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The pairing of the steps of two traces, and where they part.
///
/// Steps of the same program before and after an edit are partners if their lines are; steps of a `ByteBuffer` program
/// and its `ByteBuf` twin are if they read, write or make a buffer alike, in the same order. Between partners the
/// traces go on side by side. Buffers are compared by the names of their variables.
public final class Alignment {

    /// Steps of each trace that are compared.
    public static final int MOST_STEPS = 20_000;

    private static final int MOST_BACK = 500;

    private final Trace first;
    private final Trace second;
    private final boolean twins;
    private final List<Pair> pairs = new ArrayList<>();
    private final List<Integer> partners = new ArrayList<>();
    private @Nullable Parting parting;
    private int place;

    /// Two steps to be looked at together.
    ///
    /// @param first step of the first trace, from 1; 0 before its first
    /// @param second step of the second
    public record Pair(long first, long second) {}

    private Alignment(Trace first, Trace second, boolean twins) {
        this.first = first;
        this.second = second;
        this.twins = twins;
    }

    /// Aligns two traces, as far as they have been recorded.
    public static Alignment of(Trace first, Trace second) {
        boolean twins = isNetty(first) != isNetty(second);
        Alignment alignment = new Alignment(first, second, twins);
        alignment.pair();
        alignment.part();
        return alignment;
    }

    private static boolean isNetty(Trace trace) {
        return trace.program().source().contains("io.netty.");
    }

    /// Both traces step by step; each goes through all its compared steps in order.
    public List<Pair> pairs() {
        return pairs;
    }

    /// What the first difference is; null if there is none.
    public @Nullable Parting parting() {
        return parting;
    }

    /// Index in [#pairs] of the first difference; 0 if there is none.
    public int place() {
        return place;
    }

    /// Index in [#pairs] of the first pair that has come to a step of one of the traces; the last if none has.
    public int indexOf(long step, boolean ofFirst) {
        int index = 0;
        while (index < pairs.size() - 1
                && (ofFirst ? pairs.get(index).first() : pairs.get(index).second()) < step) {
            index++;
        }
        return index;
    }

    /// Whether one of the traces is longer than what was compared.
    public boolean isCut() {
        return first.steps() > MOST_STEPS || second.steps() > MOST_STEPS;
    }

    private void pair() {
        long firstLast = Math.min(first.steps(), MOST_STEPS);
        long secondLast = Math.min(second.steps(), MOST_STEPS);
        StepKeys one;
        StepKeys other;
        if (twins) {
            one = StepKeys.byDeed(first, firstLast);
            other = StepKeys.byDeed(second, secondLast);
        } else {
            LineDiff diff =
                    LineDiff.of(first.program().source(), second.program().source());
            one = StepKeys.byLine(first, firstLast, diff::second, "-");
            other = StepKeys.byLine(second, secondLast, line -> diff.first(line) == 0 ? 0 : line, "+");
        }
        for (int[] pair : Pairing.of(one.keys(), other.keys())) {
            advance(one.steps().get(pair[0]), other.steps().get(pair[1]));
            partners.add(pairs.size() - 1);
        }
        advance(firstLast + 1, secondLast + 1);
        pairs.removeLast();
    }

    /// Goes on to a pair; the side that has less to go waits at a line not yet run, but before a call.
    private void advance(long toFirst, long toSecond) {
        Pair from = pairs.isEmpty() ? new Pair(0, 0) : pairs.getLast();
        long firstCap = isLine(first, toFirst) ? toFirst : toFirst - 1;
        long secondCap = isLine(second, toSecond) ? toSecond : toSecond - 1;
        long steps = Math.max(toFirst - from.first, toSecond - from.second) - 1;
        for (long i = 1; i <= steps; i++) {
            pairs.add(new Pair(Math.min(from.first + i, firstCap), Math.min(from.second + i, secondCap)));
        }
        pairs.add(new Pair(toFirst, toSecond));
    }

    private boolean isLine(Trace trace, long step) {
        return !twins
                && step <= Math.min(trace.steps(), MOST_STEPS)
                && trace.outline(step, step).event(step) == Event.LINE;
    }

    private void part() {
        if (pairs.isEmpty() || pairs.getLast().first == 0 || pairs.getLast().second == 0) {
            return;
        }
        Comparison comparison = new Comparison(twins);
        Progress one = new Progress(first.frames(1, pairs.getLast().first), comparison::seeFirst);
        Progress other = new Progress(second.frames(1, pairs.getLast().second), comparison::seeSecond);
        int before = -1;
        for (int partner : partners) {
            Pair pair = pairs.get(partner);
            Parting found = comparison.at(one.to(pair.first), other.to(pair.second));
            if (found != null) {
                takeNote(found, before, partner, comparison);
                return;
            }
            before = partner;
        }
        partAtTheEnd(comparison, one.to(pairs.getLast().first), other.to(pairs.getLast().second), before);
    }

    private void partAtTheEnd(Comparison comparison, Frame one, Frame other, int before) {
        if (isCut()) {
            return;
        }
        if (threwAfter(comparison, before)) {
            return;
        }
        first.trailingOutput().forEach(comparison::printFirst);
        second.trailingOutput().forEach(comparison::printSecond);
        Parting found = comparison.at(one, other);
        if (found == null && !first.ending().equals(second.ending())) {
            found = new Parting.Ended(first.ending().exitCode(), second.ending().exitCode());
        }
        if (found != null) {
            takeNote(found, before, pairs.size() - 1, comparison);
        }
    }

    /// Whether, after the last partners, a call of one side threw while the other went on.
    private boolean threwAfter(Comparison comparison, int before) {
        for (int i = before + 1; i < Math.min(pairs.size(), before + MOST_BACK); i++) {
            Pair pair = pairs.get(i);
            Parting threw = pair.first == 0 || pair.second == 0
                    ? null
                    : comparison.threw(first.frame(pair.first), second.frame(pair.second));
            if (threw != null) {
                parting = threw;
                place = i;
                return true;
            }
        }
        return false;
    }

    /// Goes back to where the difference began after the partners before, which were equal.
    private void takeNote(Parting found, int before, int at, Comparison comparison) {
        parting = found;
        place = at;
        boolean ofState = found instanceof Parting.Count || found instanceof Parting.Octet;
        int least = Math.max(before + 1, at - MOST_BACK);
        for (int i = at - 1; !twins && ofState && i >= least; i--) {
            Pair pair = pairs.get(i);
            if (pair.first == 0 || pair.second == 0) {
                return;
            }
            Parting there = comparison.states(first.frame(pair.first), second.frame(pair.second));
            if (there == null) {
                return;
            }
            parting = there;
            place = i;
        }
    }

    /// A walk through the frames of one side.
    private static final class Progress {

        private final Iterator<Frame> frames;
        private final Consumer<Frame> see;
        private @Nullable Frame now;

        Progress(Iterator<Frame> frames, Consumer<Frame> see) {
            this.frames = frames;
            this.see = see;
        }

        Frame to(long step) {
            Frame at = now;
            while (at == null || at.step() < step) {
                at = frames.next();
                see.accept(at);
            }
            now = at;
            return at;
        }
    }
}
