package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Report;
import io.bufferscope.bench.result.RunFile;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// What is told of a run.
///
/// @param words the language
record RunWords(Words words) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    /// When it was and how long; of an opened file how JMH was set.
    String said(RunFile run) {
        String setup = new Report(run.run(), words.messages()).setup();
        return run.effort().isEmpty() ? setup : title(run) + " · " + setup;
    }

    /// When it was, how long, and how many results it has.
    String title(RunFile run) {
        return words.say(
                "bench.run.title",
                TIME.format(run.time().atZone(ZoneId.systemDefault())),
                words.say("bench.effort." + run.effort().toLowerCase(Locale.ROOT)),
                run.run().measurements().size());
    }
}
