package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WeaverTest {

    @Test
    void tells_linesCallsAndLocals_inOrder() throws Exception {
        WovenProgram program = WovenProgram.of("""
            import java.nio.ByteBuffer;
            class Main {
                static ByteBuffer kept;
                public static void main(String[] args) {
                    ByteBuffer b = ByteBuffer.allocate(8);
                    b.put((byte) 1).putShort(2, (short) 5);
                    kept = b;
                    for (int i = 0; i < 2; i++) b.put(i, (byte) i);
                    try {
                        b.flip().get(
                            new byte[3]);
                    } catch (RuntimeException e) {
                        kept = null;
                    } finally {
                        b.clear();
                    }
                    Runnable r = () -> b.rewind();
                    r.run();
                }
            }
            """);
        assertThat(program.verify()).isEmpty();
        System.out.println(String.join("\n", program.run()));
    }
}
