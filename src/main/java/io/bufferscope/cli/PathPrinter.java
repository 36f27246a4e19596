package io.bufferscope.cli;

import io.bufferscope.copies.Hop;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.PrintWriter;
import java.util.List;

/// The printer of the list of paths.
final class PathPrinter {

    private final Messages words = Messages.of(Language.EN);
    private final PrintWriter out;

    PathPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(List<TransferPath> paths) {
        for (TransferPath path : paths) {
            out.println(path.id() + "  [" + path.standing().word(words) + "]  " + path.name(words));
            out.println("    " + path.reason(words));
            path.hops().forEach(hop -> out.println("      " + line(hop)));
        }
        out.flush();
    }

    private String line(Hop hop) {
        String call = hop.systemCall() == null ? "" : ", " + hop.systemCall() + "(2)";
        String source = hop.source().isEmpty() ? "" : ": " + hop.source();
        return hop.from().name(words) + " -> " + hop.to().name(words) + "  ("
                + hop.mover().word(words) + call + "; " + hop.evidence().word(words) + source + ")";
    }
}
