package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.pool.PoolJson;
import io.bufferscope.picture.pool.WhyHere;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.PoolScene;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/// The report of what a pool's player did: states, answers, problems.
///
/// @param trace what it did
/// @param all whether every state is told; else the last one only
record PoolReport(Trace trace, boolean all) {

    /// Writes states as text.
    void text(PrintWriter out) {
        PoolText text = new PoolText(out);
        PoolScene[] before = {PoolScene.EMPTY};
        each(1, frame -> {
            boolean last = frame.step() == trace.steps();
            if (frame.event() != Event.SAMPLE || all || last) {
                heading(frame, out);
            }
            if (all) {
                why(before[0], frame.pools(), out);
            }
            if (all || last) {
                text.print(frame.pools());
            }
            before[0] = frame.pools();
        });
        out.flush();
    }

    private static void heading(Frame frame, PrintWriter out) {
        String what = frame.command() == null ? sample(frame.pools().activity()) : frame.command();
        out.println(frame.step() + "  [" + frame.thread().name() + "]  " + what);
        if (frame.thrown() != null) {
            out.println("   threw " + frame.thrown().className() + ": "
                    + frame.thrown().message());
        }
        for (Output said : frame.output()) {
            said.text().lines().forEach(line -> out.println("   " + line));
        }
    }

    private static void why(PoolScene before, PoolScene after, PrintWriter out) {
        Messages messages = Messages.of(Language.EN);
        WhyHere.of(before, after).forEach(decision -> out.println("   - " + decision.sentence(messages)));
    }

    private static String sample(Activity activity) {
        return "(" + activity.workload() + ": " + activity.operations() + " operations, " + activity.perSecond()
                + "/s, sampled; " + activity.dropped() + " samples dropped)";
    }

    /// Writes states as JSON, one object a line.
    void json(PrintWriter out) {
        PoolJson json = new PoolJson();
        each(all ? 1 : Math.max(1, trace.steps()), frame -> {
            json.write(frame, out);
            out.println();
        });
        out.flush();
    }

    /// Tells what could not be carried out; returns how many lines that were.
    int problems(PrintWriter err) {
        List<String> sentences = new ArrayList<>();
        each(1, frame -> frame.output().stream().filter(Output::error).forEach(said -> sentences.add(said.text())));
        sentences.forEach(sentence -> err.println("bufferscope: " + sentence));
        return sentences.size();
    }

    private void each(long first, Consumer<Frame> to) {
        Iterator<Frame> frames = trace.frames(first, trace.steps());
        frames.forEachRemaining(to);
    }
}
