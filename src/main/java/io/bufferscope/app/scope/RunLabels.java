package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.LineDiff;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Runs in words: what was edited for them, from which run, how long they are and when they began.
///
/// @param words the language
record RunLabels(Words words) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm");

    String name(KeptRun run) {
        return words.say("runs.name", run.number());
    }

    /// All but the name.
    ///
    /// @param before the run listed before it, or null
    String details(KeptRun run, @Nullable KeptRun before) {
        List<String> parts = new ArrayList<>();
        if (run.parent() == 0) {
            parts.add(run.file().name());
        } else {
            if (before == null || before.number() != run.parent()) {
                parts.add(words.say("runs.from", run.parent()));
            }
            parts.add(edit(run.edit()));
        }
        parts.add(words.say("runs.steps", run.trace().steps()));
        parts.add(run.time().format(TIME));
        return String.join(" · ", parts);
    }

    private String edit(LineDiff.@Nullable Edit edit) {
        if (edit == null) {
            return words.say("runs.same");
        }
        if (edit.from() == edit.to()) {
            return edit.removed()
                    ? words.say("runs.removed.one", edit.from())
                    : words.say("runs.edited.one", edit.from());
        }
        return edit.removed()
                ? words.say("runs.removed", edit.from(), edit.to())
                : words.say("runs.edited", edit.from(), edit.to());
    }
}
