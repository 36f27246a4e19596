package io.bufferscope.bench;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The folder in which a run's forks leave their marks.
///
/// @param folder holds one file for each fork so far, named by its process id
record ForkMarks(Path folder) implements AutoCloseable {

    static ForkMarks make() throws IOException {
        return new ForkMarks(Files.createTempDirectory("bscope-bench"));
    }

    /// Ends every fork that runs now.
    void endForks() {
        running().forEach(ProcessHandle::destroyForcibly);
    }

    /// The forks that run now: children of this process that left a mark.
    List<ProcessHandle> running() {
        ProcessHandle self = ProcessHandle.current();
        return pids().stream()
                .flatMap(pid -> ProcessHandle.of(pid).stream())
                .filter(fork -> fork.parent().filter(self::equals).isPresent())
                .toList();
    }

    private List<Long> pids() {
        List<Long> pids = new ArrayList<>();
        try (DirectoryStream<Path> marks = Files.newDirectoryStream(folder, "[0-9]*")) {
            marks.forEach(mark -> pids.add(
                    Long.parseLong(Objects.requireNonNull(mark.getFileName()).toString())));
        } catch (IOException e) {
            return List.of();
        }
        return pids;
    }

    @Override
    public void close() {
        try (DirectoryStream<Path> marks = Files.newDirectoryStream(folder)) {
            for (Path mark : marks) {
                Files.delete(mark);
            }
            Files.delete(folder);
        } catch (IOException e) {
            folder.toFile().deleteOnExit();
        }
    }
}
