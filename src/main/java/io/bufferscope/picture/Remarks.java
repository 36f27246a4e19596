package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Trace;
import java.util.List;
import java.util.stream.Stream;

/// What is to be said of a whole trace: how the program ended, and what its reader must not miss.
public final class Remarks {

    /// An exit code above it tells of a signal.
    private static final int SIGNALS = 128;

    private final Messages messages;

    public Remarks(Messages messages) {
        this.messages = messages;
    }

    /// The sentence about the program's end and those of the notes.
    public List<String> of(Trace trace) {
        return Stream.concat(Stream.of(ending(trace)), notes(trace).stream()).toList();
    }

    /// The sentence about the program's end.
    public String ending(Trace trace) {
        int code = trace.ending().exitCode();
        return switch (trace.ending().kind()) {
            case RUNNING -> messages.text("ending.running");
            case EXITED -> messages.text("ending.exited", code);
            case TIME_LIMIT -> messages.text("ending.time.limit");
            case STOPPED -> messages.text("ending.stopped");
            case KILLED ->
                code > SIGNALS
                        ? messages.text("ending.killed.signal", code - SIGNALS)
                        : messages.text("ending.killed", code);
        };
    }

    /// A sentence for each note.
    public List<String> notes(Trace trace) {
        return trace.notes().stream().map(this::sentence).toList();
    }

    private String sentence(Note note) {
        return messages.text(key(note.kind()), note.details().toArray());
    }

    private static String key(Note.Kind kind) {
        return switch (kind) {
            case METHOD_UNWOVEN -> "note.method.unwoven";
            case METHOD_LINES_ONLY -> "note.method.lines.only";
            case STEP_LIMIT -> "note.step.limit";
            case CUT_SHORT -> "note.cut.short";
            case DAMAGED -> "note.damaged";
            case BYTES_LEFT_OUT -> "note.bytes.left.out";
            case BUFFERS_LEFT_OUT -> "note.buffers.left.out";
            case CONTENTS_LEFT_OUT -> "note.contents.left.out";
            case POOLS_SAMPLED -> "note.pools.sampled";
            case CONNECTION_LOST -> "note.connection.lost";
            case DISK_FULL -> "note.disk.full";
        };
    }
}
