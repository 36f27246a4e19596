package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Remarks;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.TraceFormatException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/// Saved traces named on the command line.
final class Traces {

    private Traces() {}

    static Trace open(Path file) {
        try {
            return TraceFile.open(file);
        } catch (TraceFormatException e) {
            throw new Failure(Failure.USAGE, String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        }
    }

    /// Refuses, before anything runs, a name under which no trace can be saved.
    static void checkTarget(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new Failure(Failure.USAGE, file + " is a folder: name a file for the trace.");
        }
        if (!Files.isDirectory(folder)) {
            throw new Failure(Failure.USAGE, "There is no folder " + folder + " for the trace: make it first.");
        }
    }

    static void save(Trace trace, Path file) {
        try {
            TraceFile.save(trace, file);
        } catch (IOException e) {
            String reason = "The trace cannot be saved as " + file + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        }
    }

    static void warn(Trace trace, PrintWriter err) {
        for (String sentence : new Remarks(Messages.of(Language.EN)).notes(trace)) {
            err.println("bufferscope: " + sentence);
        }
    }
}
