package io.bufferscope.picture.forecast;

import io.bufferscope.picture.forecast.Forecast.Deed;
import io.bufferscope.picture.forecast.Forecast.Reason;
import io.bufferscope.picture.forecast.PaletteCall.Group;
import io.bufferscope.trace.Tape;
import java.util.List;
import java.util.Optional;

/// The call that sets one byte of a buffer and moves no index.
public final class CellCall {

    private CellCall() {}

    /// The call, if a buffer's bytes can be set one by one.
    ///
    /// @param expression how the program names the buffer
    /// @param index of the byte in the buffer
    /// @param value from 0 to 255
    public static Optional<PaletteCall> of(Tape tape, String expression, long index, int value) {
        return switch (tape) {
            case Tape.Nio nio
            when nio.elementSize() == 1 ->
                Optional.of(call(expression, "put(%d, (byte) 0x%02x)".formatted(index, value), of(nio, index)));
            case Tape.Netty netty ->
                Optional.of(call(expression, "setByte(%d, 0x%02x)".formatted(index, value), of(netty, index)));
            case Tape.Nio _ -> Optional.empty();
            case Tape.Array _ -> Optional.empty();
        };
    }

    private static PaletteCall call(String expression, String call, Forecast forecast) {
        return new PaletteCall(Group.WRITE, call, expression + "." + call + ";", List.of(), forecast);
    }

    private static Forecast of(Tape.Nio nio, long index) {
        if (nio.readOnly()) {
            return refused("java.nio.ReadOnlyBufferException", Reason.READ_ONLY, 0, 0);
        }
        return index < nio.limit() ? written(index) : outside(index, nio.limit());
    }

    private static Forecast of(Tape.Netty netty, long index) {
        if (netty.refCnt() == 0) {
            return refused("io.netty.util.IllegalReferenceCountException", Reason.FREED, 0, 0);
        }
        if (netty.readOnly()) {
            return refused("java.nio.ReadOnlyBufferException", Reason.READ_ONLY, 0, 0);
        }
        return index < netty.capacity() ? written(index) : outside(index, netty.capacity());
    }

    private static Forecast written(long index) {
        return new Forecast.Does(Deed.WRITES, index, index + 1, List.of());
    }

    private static Forecast outside(long index, long there) {
        return refused("java.lang.IndexOutOfBoundsException", Reason.INDEX, index, there);
    }

    private static Forecast refused(String exception, Reason reason, long asked, long there) {
        return new Forecast.Throws(exception, reason, asked, there);
    }
}
