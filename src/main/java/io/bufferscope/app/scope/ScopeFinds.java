package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// What can be found in the room: examples, the buffers of the moment, the lines of the program.
///
/// @param openExample opens an example
/// @param select highlights a tape
/// @param toLine goes to a line of the source
record ScopeFinds(Words words, Consumer<Example> openExample, IntConsumer select, IntConsumer toLine) {

    /// @param moment what is shown, or null
    /// @param source the program as it is written now
    List<Find> of(@Nullable Moment moment, String source) {
        List<Find> finds = new ArrayList<>();
        for (Example example : Example.ALL) {
            String title = example.words().in(words.messages().language()).title();
            finds.add(new Find(Find.Kind.EXAMPLE, title, example.fileName(), () -> openExample.accept(example)));
        }
        if (moment != null) {
            moment.frame().tapes().forEach(tape -> addBuffer(finds, tape));
        }
        addLines(finds, source);
        return finds;
    }

    private void addBuffer(List<Find> finds, Tape tape) {
        if (!tape.names().isEmpty()) {
            String type = tape.className().substring(tape.className().lastIndexOf('.') + 1);
            String names = String.join(", ", tape.names());
            finds.add(new Find(Find.Kind.BUFFER, names, type, () -> select.accept(tape.id())));
        }
    }

    private void addLines(List<Find> finds, String source) {
        int number = 0;
        for (String line : source.lines().toList()) {
            number++;
            int at = number;
            String text = line.strip();
            if (text.length() > 1) {
                finds.add(new Find(Find.Kind.LINE, text, Integer.toString(at), () -> toLine.accept(at)));
            }
        }
    }
}
