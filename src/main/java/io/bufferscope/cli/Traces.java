package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Remarks;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Saved traces named on the command line.
final class Traces {

    private Traces() {}

    static Trace open(Path file) {
        try {
            return TraceFile.open(file);
        } catch (NoSuchFileException e) {
            throw new Failure(Failure.USAGE, "There is no file " + file + ": check the name and the folder.", e);
        } catch (IOException e) {
            throw new Failure(Failure.CHECK_FAILED, String.valueOf(e.getMessage()), e);
        }
    }

    static void save(Trace trace, Path file) {
        try {
            TraceFile.save(trace, file);
        } catch (IOException e) {
            throw new Failure(
                    Failure.ENVIRONMENT, "The trace cannot be saved as " + file + ": " + e.getMessage() + ".", e);
        }
    }

    static void warn(Trace trace, PrintWriter err) {
        for (String sentence : new Remarks(Messages.of(Language.EN)).notes(trace)) {
            err.println("bufferscope: " + sentence);
        }
    }
}
