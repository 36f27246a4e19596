package io.bufferscope.bench.twins;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Rule 4, calls and bytes apart: 64 KiB copied in pieces of 16 bytes measure the calls, not the bytes.
public class CallsAndBytes extends Rigged {

    private static final int TOTAL = 65_536;
    private static final int TINY = 16;

    /// The sizes of pieces.
    @State(Scope.Thread)
    public static class Pieces {

        @Param({"16", "256", "4096", "65536"})
        public int piece;
    }

    private final ByteBuffer source = ByteBuffer.allocateDirect(TOTAL);
    private final ByteBuffer target = ByteBuffer.allocateDirect(TOTAL);

    @Benchmark
    public ByteBuffer baseline() {
        return target.put(0, source, 0, TINY);
    }

    @Benchmark
    public ByteBuffer wrong() {
        return copy(TINY);
    }

    @Benchmark
    public ByteBuffer right(Pieces pieces) {
        return copy(pieces.piece);
    }

    private ByteBuffer copy(int piece) {
        for (int at = 0; at < TOTAL; at += piece) {
            target.put(at, source, at, piece);
        }
        return target;
    }
}
