package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Trace;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// What is to be said of a whole trace: how the program ended, and what its reader must not miss.
public final class Remarks {

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
        Ending ending = trace.ending();
        String key = "ending." + key(ending.kind());
        boolean signal = ending.kind() == Ending.Kind.KILLED && ending.exitCode() > 128;
        return signal ? messages.text(key + ".signal", ending.exitCode() - 128) : messages.text(key, ending.exitCode());
    }

    /// A sentence for each note.
    public List<String> notes(Trace trace) {
        return trace.notes().stream().map(this::sentence).toList();
    }

    private String sentence(Note note) {
        return messages.text("note." + key(note.kind()), note.details().toArray());
    }

    private static String key(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
