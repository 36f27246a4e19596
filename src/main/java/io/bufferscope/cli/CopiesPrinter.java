package io.bufferscope.cli;

import io.bufferscope.picture.Copy;
import io.bufferscope.picture.CopyLedger;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.Locale;

/// The printer of the bytes that a program copied, by step and by method.
final class CopiesPrinter {

    private static final String COPY = "%7s%6s  %-52s%10s  %-10s  %s";
    private static final String METHOD = "%7s%16s  %-10s  %s";

    private final PrintWriter out;

    CopiesPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(Trace trace, StepRange range) {
        CopyLedger ledger = new CopyLedger();
        Frame before = range.first() > 1 ? trace.frame(range.first() - 1) : null;
        Iterator<Frame> frames = trace.frames(range.first(), range.last());
        line(String.format(Locale.ROOT, COPY, "step", "line", "call", "bytes", "evidence", "from -> to"));
        while (frames.hasNext()) {
            Frame frame = frames.next();
            ledger.tell(before, frame);
            CopyLedger.of(before, frame).forEach(this::print);
            before = frame;
        }
        out.println();
        line(String.format(Locale.ROOT, METHOD, "copies", "bytes", "evidence", "method"));
        ledger.rows().forEach(this::print);
        line(String.format(Locale.ROOT, METHOD, "", Long.toString(ledger.total()), "", "in total"));
        out.flush();
    }

    private void print(Copy copy) {
        line(String.format(
                Locale.ROOT,
                COPY,
                copy.step(),
                copy.line(),
                method(copy.method(), copy.growth()),
                copy.bytes() < 0 ? "?" : copy.bytes(),
                word(copy.evidence()),
                copy.from() + " -> " + copy.to()));
    }

    private void print(CopyLedger.Row row) {
        String bytes = row.unseen() == 0 ? "" + row.bytes() : row.bytes() + " + " + row.unseen() + " unknown";
        line(String.format(
                Locale.ROOT, METHOD, row.calls(), bytes, word(row.evidence()), method(row.method(), row.growth())));
    }

    private static String method(String method, boolean growth) {
        return growth ? "growth in " + method : method;
    }

    private static String word(Copy.Evidence evidence) {
        return switch (evidence) {
            case SEEN -> "seen";
            case DOCUMENTED -> "documented";
            case NOT_SEEN -> "not seen";
        };
    }

    private void line(String row) {
        out.println(row.stripTrailing());
    }
}
