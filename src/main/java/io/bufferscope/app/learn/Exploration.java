package io.bufferscope.app.learn;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The way of a lesson's program into the room that runs programs: as a copy, so that the lesson stays as it is.
///
/// @param folder the user's folder, or null if nothing is kept
record Exploration(@Nullable Path folder, ErrorFunnel errors) {

    /// Copies the program on the stage; empty if that failed, which the user is told.
    Optional<Path> copy(LearnDesk desk) {
        try {
            Path place = folder == null ? Files.createTempDirectory("lesson") : folder.resolve("explored");
            Path file =
                    place.resolve(desk.entry().map(Entry::id).orElse("lesson")).resolve(desk.program());
            Files.createDirectories(file.getParent());
            AtomicFile.write(file, desk.source().getBytes(UTF_8));
            return Optional.of(file);
        } catch (IOException e) {
            errors.tell(Mishap.failure("learn.explore.failed", String.valueOf(e.getMessage())), e);
            return Optional.empty();
        }
    }
}
