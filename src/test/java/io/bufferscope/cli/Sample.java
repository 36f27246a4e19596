package io.bufferscope.cli;

import io.bufferscope.corpus.Application;
import io.bufferscope.corpus.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;

/// A small program and its saved trace.
///
/// @param trace the trace
/// @param recording what its run said
record Sample(Path trace, Outcome recording) {

    private static final String SAMPLE = """
        import java.nio.ByteBuffer;
        public class Sample {
            public static void main(String[] args) {
                ByteBuffer buf = ByteBuffer.allocate(8);
                buf.putInt(0x01020304);
                buf.flip();
                System.out.println("args " + java.util.Arrays.toString(args));
                System.err.println("err " + buf.getInt());
                try {
                    buf.getInt();
                } catch (java.nio.BufferUnderflowException e) {
                    buf.clear();
                }
            }
        }
        """;

    static Sample recorded(Path folder) throws Exception {
        Files.writeString(folder.resolve("Sample.java"), SAMPLE);
        Path trace = folder.resolve("sample.bscope");
        String[] command = {
            "run", "--steps", "--trace", trace.toString(), "Sample.java", "--steps", "--", "@Sample.java", ""
        };
        return new Sample(trace, Application.run(folder, command));
    }
}
