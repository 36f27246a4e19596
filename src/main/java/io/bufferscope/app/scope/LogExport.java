package io.bufferscope.app.scope;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.picture.LogWriter;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// The saving of a log as text or HTML, in the background.
final class LogExport implements AutoCloseable {

    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("log-writer").factory());
    private final FileChoice choice;
    private final ErrorFunnel errors;
    private final Words words;
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");

    LogExport(Surroundings surroundings) {
        this.choice = surroundings.files();
        this.errors = surroundings.errors();
        this.words = surroundings.manner().words();
    }

    /// How the last export goes or went, in a few words.
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    void text(@Nullable Trace trace) {
        save(trace, ".txt", (log, steps, out) -> log.text(1, steps, out));
    }

    void html(@Nullable Trace trace) {
        save(trace, ".html", (log, steps, out) -> log.html(1, steps, out));
    }

    @Override
    public void close() {
        writer.shutdownNow();
    }

    /// A way to write a log.
    private interface Form {
        void write(LogWriter log, long steps, Writer out) throws IOException;
    }

    private void save(@Nullable Trace trace, String ending, Form form) {
        if (trace == null) {
            return;
        }
        String name = trace.program().fileName().replaceFirst("\\.java$", "") + ending;
        Path home = Path.of(System.getProperty("user.home", "."));
        Path place = choice.toSave(words.say("log.save.title"), home.resolve(name));
        if (place != null) {
            status.set(words.say("log.saving", place.getFileName()));
            LogWriter log = new LogWriter(words.messages(), trace);
            writer.execute(() -> write(place, out -> form.write(log, trace.steps(), out)));
        }
    }

    private interface Body {
        void writeTo(Writer out) throws IOException;
    }

    private void write(Path place, Body body) {
        try {
            AtomicFile.write(place, out -> writeAll(out, body));
            FxThread.later(() -> status.set(words.say("log.saved", place.getFileName())));
        } catch (IOException | UncheckedIOException | IllegalStateException failed) {
            FxThread.later(() -> {
                status.set("");
                errors.tell(Mishap.failure("mishap.not.saved", place), failed);
            });
        }
    }

    private static void writeAll(OutputStream out, Body body) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, UTF_8), 1 << 16);
        body.writeTo(text);
        text.flush();
    }
}
