package io.bufferscope.view;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Outline;
import io.bufferscope.trace.Trace;
import java.util.Arrays;

/// The kinds of all steps of a growing trace, ready to be drawn in any number of columns.
public final class Ticks {

    /// A line was reached.
    public static final int LINE = 1;
    /// A call returned and changed no tape.
    public static final int CALL = 2;
    /// A call changed a tape.
    public static final int CHANGED = 4;
    /// A call threw.
    public static final int THREW = 8;
    /// The program printed.
    public static final int PRINTED = 16;
    /// Another thread than at the step before.
    public static final int SWITCHED = 32;

    private static final int CHUNK = 1 << 16;
    private static final int GROUP = 256;

    private byte[] kinds = new byte[1024];
    private byte[] groups = new byte[8];
    private int size;

    /// Takes over the steps that the trace has got since; returns whether there were any.
    public boolean grow(Trace trace) {
        int target = (int) Math.min(trace.steps(), Integer.MAX_VALUE - GROUP);
        int before = size;
        while (size < target) {
            append(trace.outline(size + 1L, Math.min(target, size + CHUNK)));
        }
        return size > before;
    }

    /// Number of steps taken over.
    public int size() {
        return size;
    }

    /// The kinds of a step as a sum of flags.
    ///
    /// @param step from 1
    public int kinds(long step) {
        return kinds[(int) step - 1];
    }

    /// The first step from `from` on that has one of the flags, or 0.
    public long firstWith(int flags, long from) {
        for (long step = Math.max(1, from); step <= size; step++) {
            if ((kinds(step) & flags) != 0) {
                return step;
            }
        }
        return 0;
    }

    /// The last step up to `to` that has one of the flags, or 0.
    public long lastWith(int flags, long to) {
        for (long step = Math.min(to, size); step >= 1; step--) {
            if ((kinds(step) & flags) != 0) {
                return step;
            }
        }
        return 0;
    }

    /// The kinds of `columns` equal stretches of the trace, each the sum of its steps' flags.
    int[] columns(int columns) {
        int[] sums = new int[columns];
        for (int column = 0; column < columns; column++) {
            int from = (int) ((long) size * column / columns);
            int to = (int) ((long) size * (column + 1) / columns);
            sums[column] = sum(from, Math.max(from + 1, to));
        }
        return sums;
    }

    private int sum(int from, int to) {
        int flags = 0;
        int at = from;
        while (at < to) {
            if (at % GROUP == 0 && at + GROUP <= to) {
                flags |= groups[at / GROUP];
                at += GROUP;
            } else {
                flags |= kinds[at++];
            }
        }
        return flags;
    }

    private void append(Outline outline) {
        int count = outline.events().length;
        kinds = room(kinds, size + count);
        groups = room(groups, (size + count) / GROUP + 1);
        for (int i = 0; i < count; i++) {
            int flags = flags(outline, outline.first() + i);
            kinds[size] = (byte) flags;
            groups[size / GROUP] |= (byte) flags;
            size++;
        }
    }

    private static int flags(Outline outline, long step) {
        int kind = kind(outline.event(step), outline.changed(step));
        int printed = outline.printed(step) ? PRINTED : 0;
        return kind | printed | (outline.switched(step) ? SWITCHED : 0);
    }

    private static int kind(Event event, boolean changed) {
        return switch (event) {
            case LINE -> changed ? CHANGED : LINE;
            case CALL, COMMAND, SAMPLE -> changed ? CHANGED : CALL;
            case THREW -> THREW;
            case OUTPUT -> changed ? CHANGED : 0;
        };
    }

    private static byte[] room(byte[] array, int length) {
        return length <= array.length ? array : Arrays.copyOf(array, Math.max(length, array.length * 2));
    }
}
