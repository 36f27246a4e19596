package io.bufferscope.cli;

import io.bufferscope.copies.ownership.Play;
import io.bufferscope.copies.ownership.PlayStep;
import io.bufferscope.copies.rdma.Adapters;
import io.bufferscope.copies.rdma.Fabric;
import io.bufferscope.copies.rdma.Pitfall;
import io.bufferscope.copies.rdma.Playback;
import io.bufferscope.copies.rdma.Verb;
import io.bufferscope.copies.shared.Pinning;
import io.bufferscope.copies.shared.SharedMemory;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/// The printer of the plays about ownership and of the pitfalls of RDMA.
final class LessonPrinter {

    private static final int SIZE = 1 << 20;
    private static final int TIMES = 200;

    private final Messages words = Messages.of(Language.EN);
    private final PrintWriter out;

    LessonPrinter(PrintWriter out) {
        this.out = out;
    }

    void ownership() {
        for (Play play : Play.all()) {
            out.println("[" + play.ownership().word(words) + "] " + play.title(words));
            play.play().forEach(step -> out.println("    " + line(step)));
            out.println("  " + play.moral(words));
        }
        out.flush();
    }

    private String line(PlayStep step) {
        String result = step.result().isEmpty() ? "" : " = " + step.result();
        String thrown = step.thrown().isEmpty() ? "" : "  threw " + step.thrown();
        return step.call() + result + thrown + "  (" + step.evidence().word(words) + ")";
    }

    void rdma() {
        Adapters adapters = Adapters.found();
        out.println("Model of the verbs; this machine has "
                + (adapters.devices().isEmpty() ? "no RDMA adapter" : String.join(", ", adapters.devices()))
                + (adapters.library() ? " and libibverbs." : " and no libibverbs."));
        for (Pitfall pitfall : Pitfall.all()) {
            out.println();
            out.println(pitfall.title(words) + "  [claim " + pitfall.claim() + ", model]");
            out.println("  wrong:");
            verbs(pitfall.start(), pitfall.wrong());
            out.println("  right:");
            verbs(pitfall.start(), pitfall.right());
            out.println("  " + pitfall.lesson(words));
        }
        out.println();
        analogue();
        out.flush();
    }

    private void verbs(Fabric start, List<Verb> verbs) {
        for (Playback.Step step : Playback.of(start, verbs).steps()) {
            String error = step.outcome().refused() ? "  -> " + step.outcome().error() : "";
            String remarks = String.join(" ", step.outcome().sentences(words));
            out.println("    " + step.verb() + error + (remarks.isEmpty() ? "" : "  // " + remarks));
        }
    }

    private void pinning(Pinning seen) {
        out.println("A direct buffer of 1 MiB began " + seen.offset() + " bytes into a page; mlock "
                + (seen.locked() ? "pinned it all the same" : "was not allowed")
                + (seen.lockedKib() < 0 ? "." : ", the system counts " + seen.lockedKib() + " KiB as locked."));
    }

    private void analogue() {
        try {
            SharedMemory.Result seen = SharedMemory.measure(SIZE, TIMES);
            out.printf(
                    Locale.ROOT,
                    "Analogue, measured: %d x 1 MiB into memory shared with another process: %.0f us each, the receiver"
                            + " used %.1f us of processor time (%s); through a socket: %.0f us each, the receiver used"
                            + " %.1f us.%n",
                    seen.times(),
                    seen.writeNanos() / 1e3,
                    seen.writeReceiverCpu() / 1e3,
                    seen.same() ? "digest equal" : "DIGEST DIFFERS",
                    seen.sendNanos() / 1e3,
                    seen.sendReceiverCpu() / 1e3);
            pinning(seen.pinning());
        } catch (IOException e) {
            out.println("The analogue could not be measured: " + Failure.reason(e) + ".");
        }
    }
}
