package io.bufferscope.bench.twins;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;

/// Rule 5, from end to end: the call across the border is quick when the work was done before it.
public class PartOnly extends Rigged {

    private final String message =
            "From the source's message to the target's message, not only the call between. ".repeat(8);
    private final byte[] encoded = message.getBytes(StandardCharsets.UTF_8);
    private final ByteBuffer border = ByteBuffer.allocateDirect(2 * encoded.length);

    @Benchmark
    public ByteBuffer baseline() {
        return border.clear();
    }

    @Benchmark
    public ByteBuffer wrong() {
        return border.clear().put(encoded);
    }

    @Benchmark
    public String right() {
        border.clear().put(message.getBytes(StandardCharsets.UTF_8)).flip();
        return StandardCharsets.UTF_8.decode(border).toString();
    }
}
