package io.bufferscope.picture.forecast;

import io.bufferscope.picture.forecast.Forecast.Measure;
import io.bufferscope.picture.forecast.PaletteCall.Group;
import java.util.List;

/// The calls that make buffers from nothing.
///
/// @param names names for their variables
record CreateCalls(Names names) {

    private static final String NIO = "java.nio.ByteBuffer";
    private static final String BUF = "io.netty.buffer.ByteBuf";
    private static final String UNPOOLED = "io.netty.buffer.Unpooled";

    List<PaletteCall> all() {
        return List.of(
                nio("ByteBuffer.allocate(16)", 16),
                nio("ByteBuffer.allocateDirect(16)", 16),
                nio("ByteBuffer.wrap(new byte[] {1, 2, 3, 4})", 4),
                netty("Unpooled.buffer(16)", UNPOOLED, 0, 16),
                netty("Unpooled.directBuffer(16)", UNPOOLED, 0, 16),
                netty("Unpooled.wrappedBuffer(new byte[] {1, 2, 3, 4})", UNPOOLED, 4, 4),
                netty("ByteBufAllocator.DEFAULT.buffer(16)", "io.netty.buffer.ByteBufAllocator", 0, 16));
    }

    private PaletteCall nio(String call, int limit) {
        String statement = "ByteBuffer " + names.fresh("nio") + " = " + call + ";";
        Forecast forecast = new Forecast.Creates("ByteBuffer", false, NioCalls.numbers(0, limit, limit), List.of());
        return new PaletteCall(Group.CREATE, call, statement, List.of(NIO), forecast);
    }

    private PaletteCall netty(String call, String type, int writer, int capacity) {
        String statement = "ByteBuf " + names.fresh("buf") + " = " + call + ";";
        List<Measure> numbers = NettyCalls.numbers(0, writer, capacity);
        Forecast forecast = new Forecast.Creates("ByteBuf", false, numbers, List.of());
        return new PaletteCall(Group.CREATE, call, statement, List.of(BUF, type), forecast);
    }
}
