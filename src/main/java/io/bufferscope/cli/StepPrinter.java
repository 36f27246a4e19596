package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.StepTable;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;

/// The printer of a trace as a table of steps.
final class StepPrinter {

    private final PrintWriter out;

    StepPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(Trace trace, StepRange range) {
        print(trace, range, StepFilter.of(null));
    }

    void print(Trace trace, StepRange range, StepFilter filter) {
        StepTable table = new StepTable(Messages.of(Language.EN), trace.program());
        out.println(table.header());
        Frame before = range.first() > 1 ? trace.frame(range.first() - 1) : null;
        Iterator<Frame> frames = trace.frames(range.first(), range.last());
        while (frames.hasNext()) {
            Frame frame = frames.next();
            if (filter.takes(frame, before)) {
                out.println(table.row(before, frame, before == null ? List.of() : Diff.between(before, frame)));
            }
            before = frame;
        }
        out.flush();
    }
}
