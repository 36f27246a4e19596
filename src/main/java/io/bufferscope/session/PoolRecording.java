package io.bufferscope.session;

import io.bufferscope.trace.Program;
import io.bufferscope.trace.TraceFile;
import java.io.IOException;
import java.nio.file.Path;

/// The mark by which the recording of a session with a pool's player is told from that of a program.
public final class PoolRecording {

    /// The main class of the JVM in which allocators are played with.
    static final String MAIN = "io.bufferscope.probe.PoolMain";

    private PoolRecording() {}

    /// Whether a trace of this program is that of a pool session.
    public static boolean is(Program program) {
        return program.mainClass().equals(MAIN);
    }

    /// Whether a file is the recording of a pool session; false if it cannot be read.
    public static boolean isIn(Path file) {
        try {
            return is(TraceFile.program(file));
        } catch (IOException unreadable) {
            return false;
        }
    }
}
