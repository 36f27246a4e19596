package io.bufferscope.copies.survey;

import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Ride;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/// One move between two marks that can be found in the list of system calls.
///
/// A mark is a question for a file of a name that no file has.
final class TracedMove {

    static final String BEGIN = "bufferscope-begin";
    static final String END = "bufferscope-end";

    private TracedMove() {}

    static void play(TransferPath path, int size, Path folder) {
        try (Ride ride = Catalogue.open(path, size, folder)) {
            ride.check();
            ride.run(1);
            mark(BEGIN, folder);
            ride.run(1);
            mark(END, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void mark(String name, Path folder) {
        if (new File(folder.toFile(), name).exists()) {
            throw new IllegalStateException(name);
        }
    }
}
