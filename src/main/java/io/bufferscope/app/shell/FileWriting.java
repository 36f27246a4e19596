package io.bufferscope.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// The way of what a room gives away: asks the user for a place, and writes there in the background.
///
/// JavaFX thread only.
public final class FileWriting implements AutoCloseable {

    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("file-writer").factory());
    private final Surroundings surroundings;
    private Path folder;

    public FileWriting(Surroundings surroundings) {
        this.surroundings = surroundings;
        String last = surroundings.settings().folder();
        this.folder = Path.of(last.isEmpty() ? System.getProperty("user.home", ".") : last);
    }

    /// What is to be done with a file that was chosen; has to write it whole or not at all.
    public interface Task {
        void write(Path to) throws IOException;
    }

    /// Asks for a place, beginning in the folder that was chosen last.
    ///
    /// @param form key of what the file holds
    /// @param name the name that is suggested
    /// @return null if the user changed their mind
    public @Nullable Path ask(String form, String name) {
        Words words = surroundings.manner().words();
        String title = words.say("export.as", words.say(form));
        Path place = surroundings.files().toSave(title, folder.resolve(name));
        if (place != null && place.toAbsolutePath().getParent() != null) {
            folder = place.toAbsolutePath().getParent();
        }
        return place;
    }

    /// Writes, and tells the user if that fails.
    public void write(Path place, Task task) {
        writer.execute(() -> {
            try {
                task.write(place);
            } catch (IOException | RuntimeException unwritable) {
                surroundings.errors().tell(Mishap.failure("mishap.not.saved", place), unwritable);
            }
        });
    }

    /// Asks for a place and writes there.
    public void save(String form, String name, Task task) {
        Path place = ask(form, name);
        if (place != null) {
            write(place, task);
        }
    }

    @Override
    public void close() {
        writer.shutdown();
    }
}
