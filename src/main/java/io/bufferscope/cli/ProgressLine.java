package io.bufferscope.cli;

import io.bufferscope.copies.survey.Progress;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;

/// A line that tells how far a survey is: renewed in place on a terminal, else printed now and then.
final class ProgressLine implements Consumer<Progress> {

    private static final long SOMETIMES_NANOS = 10_000_000_000L;

    private final PrintWriter err;
    private final boolean terminal;
    private long last = System.nanoTime();

    @SuppressWarnings("SystemConsoleNull")
    ProgressLine(PrintWriter err) {
        this.err = err;
        Console console = System.console();
        terminal = console != null && console.isTerminal();
    }

    @Override
    public void accept(Progress progress) {
        String line = String.format(
                Locale.ROOT,
                "%d of %d measurements, %d s left",
                progress.done(),
                progress.total(),
                progress.left().toSeconds());
        if (terminal) {
            boolean all = progress.done() == progress.total();
            err.print("\r" + (all ? " ".repeat(line.length()) + "\r" : line + "   "));
            err.flush();
        } else if (System.nanoTime() - last > SOMETIMES_NANOS) {
            last = System.nanoTime();
            err.println(line);
        }
    }
}
