package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.StateText;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.io.PrintWriter;
import java.util.Iterator;

/// The printer of the state of every buffer.
final class StatePrinter {

    private final PrintWriter out;
    private final StateText text = new StateText(Messages.of(Language.EN));

    StatePrinter(PrintWriter out) {
        this.out = out;
    }

    void print(Trace trace, StepRange range) {
        Lives lives = new Lives();
        Frame before = null;
        Iterator<Frame> frames = trace.frames(1, range.last());
        while (frames.hasNext()) {
            Frame frame = frames.next();
            lives.tell(before, frame);
            if (frame.step() >= range.first()) {
                print(frame, lives);
            }
            before = frame;
        }
        out.flush();
    }

    private void print(Frame frame, Lives lives) {
        out.println("step " + frame.step() + ", line " + frame.site().line());
        for (Tape tape : frame.tapes()) {
            out.println();
            out.print(text.of(frame, tape.id(), lives));
        }
        out.println();
    }
}
