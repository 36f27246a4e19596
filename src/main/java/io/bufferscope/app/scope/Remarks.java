package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is to be said of a whole trace: how the program ended, and what its reader must not miss.
final class Remarks {

    private final Words words;

    Remarks(Words words) {
        this.words = words;
    }

    List<String> of(Trace trace) {
        List<String> sentences = new ArrayList<>();
        sentences.add(ending(trace.ending()));
        for (Note note : trace.notes()) {
            sentences.add(words.say("note." + key(note.kind()), note.details().toArray()));
        }
        return sentences;
    }

    private String ending(Ending ending) {
        String key = "ending." + key(ending.kind());
        boolean signal = ending.kind() == Ending.Kind.KILLED && ending.exitCode() > 128;
        return signal ? words.say(key + ".signal", ending.exitCode() - 128) : words.say(key, ending.exitCode());
    }

    private static String key(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
