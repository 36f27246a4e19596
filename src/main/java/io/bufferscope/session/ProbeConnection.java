package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.trace.ChunkReader;
import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.Environment;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.RecordedTrace;
import io.bufferscope.trace.TraceFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/// The host's end of the connection to a probe: what arrives becomes the trace.
final class ProbeConnection {

    private final Meeting meeting;
    private final RecordedTrace trace;
    private final long stepLimit;
    private final Thread reader;
    private boolean recording = true;

    private ProbeConnection(Meeting meeting, RecordedTrace trace, long stepLimit) {
        this.meeting = meeting;
        this.trace = trace;
        this.stepLimit = stepLimit;
        reader = Thread.ofPlatform().name("probe reader").daemon().start(this::read);
    }

    static ProbeConnection listen(Path wire, RecordedTrace trace, long stepLimit) throws IOException {
        return new ProbeConnection(Meeting.at(wire), trace, stepLimit);
    }

    private void read() {
        try (InputStream in = meeting.await()) {
            ChunkReader chunks = new ChunkReader(in);
            while (chunks.next()) {
                take(chunks);
            }
        } catch (IOException e) {
            trace.note(new Note(Note.Kind.CONNECTION_LOST, List.of(String.valueOf(e.getMessage()))));
        }
    }

    private void take(ChunkReader chunk) throws IOException {
        switch (chunk.kind()) {
            case ChunkWriter.HELLO ->
                trace.environment(Environment.parse(new String(chunk.data(), 0, chunk.length(), UTF_8)));
            case ChunkWriter.LIMIT -> trace.note(new Note(Note.Kind.STEP_LIMIT, List.of(Long.toString(stepLimit))));
            case ChunkWriter.NOTES ->
                new String(chunk.data(), 0, chunk.length(), UTF_8)
                        .lines()
                        .map(Note::parse)
                        .forEach(trace::note);
            default -> record(chunk);
        }
    }

    /// What cannot be recorded is passed over, so that the program runs on.
    private void record(ChunkReader chunk) {
        try {
            if (recording) {
                trace.append(chunk.data(), chunk.length());
            }
        } catch (TraceFormatException nonsense) {
            recording = false;
            trace.note(new Note(Note.Kind.CONNECTION_LOST, List.of(String.valueOf(nonsense.getMessage()))));
        } catch (IOException noRoom) {
            recording = false;
            trace.note(new Note(Note.Kind.DISK_FULL, List.of(String.valueOf(noRoom.getMessage()))));
        }
    }

    /// Waits until everything was read; call it after the process has ended.
    void finish() {
        meeting.giveUp();
        try {
            reader.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
