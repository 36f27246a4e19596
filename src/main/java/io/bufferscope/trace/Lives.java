package io.bufferscope.trace;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// When each tape of a trace was first seen, when it was released and when it came out of a pool again.
///
/// A fold over the frames of a trace in order, by one thread; safe to be asked by others meanwhile, about steps that
/// were already told.
public final class Lives {

    private static final long[] NEVER = {};

    private final Map<Integer, Life> lives = new ConcurrentHashMap<>();

    /// The life of one tape: its first step, and the steps at which its reference count fell to 0 or rose from it.
    private record Life(long first, long[] deaths, long[] births) {

        Life died(long step) {
            return new Life(first, with(deaths, step), births);
        }

        Life reborn(long step) {
            return new Life(first, deaths, with(births, step));
        }

        private static long[] with(long[] steps, long step) {
            long[] more = Arrays.copyOf(steps, steps.length + 1);
            more[steps.length] = step;
            return more;
        }
    }

    /// Tells the next step.
    ///
    /// @param before the frame of the step before; null at the first
    @SuppressWarnings("ReferenceEquality")
    public void tell(@Nullable Frame before, Frame frame) {
        if (before != null && before.tapes() == frame.tapes()) {
            return;
        }
        Iterator<Tape> olds = before == null
                ? Arrays.<Tape>asList().iterator()
                : before.tapes().iterator();
        Tape old = next(olds);
        for (Tape now : frame.tapes()) {
            while (old != null && old.id() < now.id()) {
                old = next(olds);
            }
            tell(old != null && old.id() == now.id() ? old : null, now, frame.step());
        }
    }

    private static @Nullable Tape next(Iterator<Tape> tapes) {
        return tapes.hasNext() ? tapes.next() : null;
    }

    @SuppressWarnings("ReferenceEquality")
    private void tell(@Nullable Tape old, Tape now, long step) {
        if (old == null) {
            lives.putIfAbsent(now.id(), new Life(step, NEVER, NEVER));
        } else if (old != now && old instanceof Tape.Netty was && now instanceof Tape.Netty is) {
            if (was.refCnt() > 0 && is.refCnt() == 0) {
                lives.computeIfPresent(now.id(), (id, life) -> life.died(step));
            } else if (was.refCnt() == 0 && is.refCnt() > 0) {
                lives.computeIfPresent(now.id(), (id, life) -> life.reborn(step));
            }
        }
    }

    /// Whether a tape was already there when another was released.
    ///
    /// @param step the last step that counts
    public boolean outlived(int tape, int released, long step) {
        Life life = lives.get(tape);
        Life other = lives.get(released);
        return life != null && other != null && any(other.deaths(), life.first(), step);
    }

    /// Whether a released buffer's object was taken into use again since another tape was first seen.
    ///
    /// @param step the last step that counts
    public boolean rebornSince(int buffer, int tape, long step) {
        Life life = lives.get(tape);
        Life other = lives.get(buffer);
        return life != null && other != null && any(other.births(), life.first(), step);
    }

    private static boolean any(long[] steps, long after, long until) {
        for (long step : steps) {
            if (step > after && step <= until) {
                return true;
            }
        }
        return false;
    }
}
