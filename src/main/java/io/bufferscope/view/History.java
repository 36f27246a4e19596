package io.bufferscope.view;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.Arrays;

/// The two indices of one buffer over all steps, in a limited number of columns: of several steps that share a column
/// the lowest and the highest values.
public final class History {

    /// Columns at most, however long the trace.
    public static final int MOST_COLUMNS = 1500;

    private static final int NOT_THERE = -1;

    private final long steps;
    private final int columns;
    private final int[][] values;
    private boolean netty;
    private int highest = 1;

    /// An empty history.
    ///
    /// @param steps number of steps, from 1
    public History(long steps) {
        this.steps = steps;
        this.columns = (int) Math.min(steps, MOST_COLUMNS);
        this.values = new int[5][columns];
        for (int[] each : values) {
            Arrays.fill(each, NOT_THERE);
        }
    }

    public long steps() {
        return steps;
    }

    /// Takes the buffer's state at a step; steps may come in any order.
    public void take(Frame frame, int tape) {
        Tape state = frame.tape(tape);
        switch (state) {
            case Tape.Nio nio -> put(frame.step(), nio.position(), nio.limit(), nio.capacity());
            case Tape.Netty buf -> {
                netty = true;
                put(frame.step(), buf.readerIndex(), buf.writerIndex(), buf.capacity());
            }
            case Tape.Array array -> put(frame.step(), NOT_THERE, NOT_THERE, array.capacity());
            case null -> {}
        }
    }

    private void put(long step, int first, int second, int capacity) {
        int column = column(step);
        widen(0, column, first);
        widen(2, column, second);
        values[4][column] = Math.max(values[4][column], capacity);
        highest = Math.max(highest, capacity);
    }

    private void widen(int low, int column, int value) {
        int known = values[low][column];
        values[low][column] = known == NOT_THERE ? value : Math.min(known, value);
        values[low + 1][column] = Math.max(values[low + 1][column], value);
    }

    int column(long step) {
        return (int) Math.clamp((step - 1) * columns / Math.max(1, steps), 0, columns - 1);
    }

    int columns() {
        return columns;
    }

    /// Whether it is a `ByteBuf`, whose indices are readerIndex and writerIndex; else position and limit.
    public boolean isNetty() {
        return netty;
    }

    /// The largest capacity, at least 1.
    int highest() {
        return highest;
    }

    /// The lowest value of an index in a column; negative if the buffer was not there.
    ///
    /// @param index 0 for position or readerIndex, 1 for limit or writerIndex
    int low(int index, int column) {
        return values[2 * index][column];
    }

    int high(int index, int column) {
        return values[2 * index + 1][column];
    }

    int capacity(int column) {
        return values[4][column];
    }
}
