package io.bufferscope.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A private folder for as long as it is open; if the application is killed, the next one deletes it.
///
/// @param folder only its owner may enter it
public record Scratch(Path folder) implements AutoCloseable {

    /// Makes one in the temporary folder.
    public static Scratch create() throws IOException {
        return new Scratch(Files.createTempDirectory(Leftovers.prefix()));
    }

    @Override
    public void close() {
        try {
            Workplace.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
