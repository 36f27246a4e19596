package io.bufferscope.app.bench;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The files of results that JMH wrote, of this or any other project: read in the background.
final class ResultFiles {

    private static final long LARGEST = 64L << 20;

    private final Surroundings surroundings;
    private final ErrorFunnel errors;
    private final Consumer<RunFile> taker;

    /// @param taker is given what was read, on the JavaFX thread
    ResultFiles(Surroundings surroundings, Consumer<RunFile> taker) {
        this.surroundings = surroundings;
        this.errors = surroundings.errors();
        this.taker = taker;
    }

    /// Whether a file is called like one.
    static boolean opens(Path file) {
        return file.toString().endsWith(".json");
    }

    /// Asks the user for a file and opens it.
    void ask() {
        String title = surroundings.manner().words().say("bench.open");
        Path chosen = surroundings.files().toOpen(title, null);
        if (chosen != null) {
            open(chosen);
        }
    }

    /// Opens a file; what cannot be read is said in a sentence.
    void open(Path file) {
        Thread.ofPlatform().daemon().name("results").start(() -> {
            RunFile read = read(file);
            if (read != null) {
                FxThread.later(() -> taker.accept(read));
            }
        });
    }

    private @Nullable RunFile read(Path file) {
        Path name = file.getFileName();
        try {
            if (Files.size(file) > LARGEST) {
                errors.tell(Mishap.failure("mishap.too.large", name, LARGEST >> 20));
                return null;
            }
            Instant time = Files.getLastModifiedTime(file).toInstant();
            return new RunFile(name.toString(), "", time, RunRecord.ofFile(Files.readString(file)));
        } catch (NoSuchFileException e) {
            errors.tell(Mishap.failure("mishap.no.file", file));
        } catch (CharacterCodingException e) {
            errors.tell(Mishap.failure("mishap.not.text", name));
        } catch (JmhJson.Malformed e) {
            errors.tell(Mishap.failure("bench.mishap.malformed", name, String.valueOf(e.getMessage())));
        } catch (IOException e) {
            errors.tell(Mishap.failure("mishap.unreadable", file), e);
        }
        return null;
    }
}
