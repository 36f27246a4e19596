package io.bufferscope.app.scope;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.editor.RecentFiles;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Words;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.session.PoolRecording;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.TraceFormatException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Reading and saving of sources, with the questions to the user and the sentences when it fails.
final class SourceFiles {

    private final FileChoice choice;
    private final ErrorFunnel errors;
    private final Words words;
    private final RecentFiles recent;
    private @Nullable Path folder;

    SourceFiles(FileChoice choice, ErrorFunnel errors, Words words, RecentFiles recent, String folder) {
        this.choice = choice;
        this.errors = errors;
        this.words = words;
        this.recent = recent;
        this.folder = folder.isEmpty() ? null : Path.of(folder);
    }

    /// Whether the room can show a file of this name; recordings of pool sessions are for another room.
    static boolean opens(Path path) {
        return path.toString().endsWith(".java") || (isRecording(path) && !PoolRecording.isIn(path));
    }

    static boolean isRecording(Path path) {
        return path.toString().endsWith(".bscope");
    }

    /// Folder of the file opened or saved last, or empty.
    String folder() {
        return folder == null ? "" : folder.toString();
    }

    /// A file the user chooses, or null.
    @Nullable
    Path ask() {
        return choice.toOpen(words.say("scope.open.title"), folder);
    }

    /// A file, or null if it cannot be read, of which the user is told.
    @Nullable
    SourceFile read(Path path) {
        try {
            if (Files.size(path) > SourceFile.LARGEST) {
                errors.tell(Mishap.failure("mishap.too.large", path.getFileName(), SourceFile.LARGEST >> 20));
                return null;
            }
            SourceFile file = SourceFile.read(path);
            remember(file.path());
            return file;
        } catch (NoSuchFileException missing) {
            errors.tell(Mishap.failure("mishap.no.file", path));
        } catch (CharacterCodingException notText) {
            errors.tell(Mishap.failure("mishap.not.text", path.getFileName()));
        } catch (IOException unreadable) {
            errors.tell(Mishap.failure("mishap.unreadable", path), unreadable);
        }
        return null;
    }

    /// A saved trace, or null if it cannot be read, of which the user is told.
    @Nullable
    Trace readRecording(Path path) {
        try {
            Trace trace = TraceFile.open(path);
            remember(path.toAbsolutePath());
            return trace;
        } catch (NoSuchFileException missing) {
            errors.tell(Mishap.failure("mishap.no.file", path));
        } catch (TraceFormatException notATrace) {
            errors.tell(Mishap.failure("mishap.no.trace", path.getFileName()), notATrace);
        } catch (IOException unreadable) {
            errors.tell(Mishap.failure("mishap.unreadable", path), unreadable);
        }
        return null;
    }

    /// What is on disk now, if it is there and another than what was read or saved last; else null.
    @Nullable
    SourceFile changed(SourceFile file) {
        try {
            SourceFile now = file.onDisk() && Files.exists(file.path()) ? SourceFile.read(file.path()) : file;
            return now.text().equals(file.text()) ? null : now;
        } catch (IOException unreadable) {
            return null;
        }
    }

    /// Saves a text where its file is, or where the user says; null if it was not saved.
    @Nullable
    SourceFile save(SourceFile file, String text) {
        return file.onDisk() ? save(file.path(), text) : saveAs(file, text);
    }

    /// Saves a text where the user says; null if it was not saved.
    @Nullable
    SourceFile saveAs(SourceFile file, String text) {
        Path place = choice.toSave(words.say("scope.save.title"), suggestion(file));
        return place == null ? null : save(place, text);
    }

    private @Nullable SourceFile save(Path place, String text) {
        try {
            AtomicFile.write(place, text.getBytes(UTF_8));
            remember(place.toAbsolutePath());
            return new SourceFile(place.toAbsolutePath(), text, true);
        } catch (IOException unwritable) {
            errors.tell(Mishap.failure("mishap.not.saved", place), unwritable);
            return null;
        }
    }

    /// Saves what was recorded of a program where the user says.
    void saveRecording(Trace trace, SourceFile program) {
        Path suggested = suggestion(program).resolveSibling(program.name().replaceFirst("\\.java$", "") + ".bscope");
        Path place = choice.toSave(words.say("scope.save.recording.title"), suggested);
        if (place == null) {
            return;
        }
        try {
            TraceFile.save(trace, place);
            folder = place.toAbsolutePath().getParent();
        } catch (IOException unwritable) {
            errors.tell(Mishap.failure("mishap.not.saved", place), unwritable);
        }
    }

    private void remember(Path file) {
        folder = file.getParent();
        recent.add(file);
    }

    private Path suggestion(SourceFile file) {
        if (file.onDisk()) {
            return file.path();
        }
        Path base = folder == null ? Path.of(System.getProperty("user.home", ".")) : folder;
        return base.resolve(file.name());
    }
}
