package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A recorder without a host, whose operations a test reads.
final class Rig {

    final Journal journal;
    final Scene scene;
    final Recorder recorder;
    final Activation main;

    Rig() {
        this(65536);
    }

    Rig(int cap) {
        journal = new Journal(0);
        scene = new Scene(journal, cap);
        recorder = new Recorder(journal, scene);
        main = enter(0);
    }

    Activation enter(int method) {
        Activation activation = recorder.enter(method);
        if (activation == null) {
            throw new AssertionError("not recorded");
        }
        return activation;
    }

    <T> T made(T object) {
        recorder.called(object, main, 1, null, Effect.ANY);
        return object;
    }

    void called(Object receiver) {
        recorder.called(null, main, 2, receiver, Effect.ANY);
    }

    void relative(Object receiver) {
        recorder.called(null, main, 3, receiver, Effect.RELATIVE);
    }

    void indices(Object receiver) {
        indices(receiver, 4);
    }

    void indices(Object receiver, int site) {
        recorder.called(null, main, site, receiver, Effect.INDICES);
    }

    void line() {
        recorder.line(main, 0);
    }

    void local(@Nullable Object value, String name) {
        recorder.local(value, main, name.hashCode() & 0x7F, name);
    }

    /// What was recorded since the last time.
    List<String> ops() {
        List<String> lines = new ArrayList<>();
        try {
            for (OpWriter next = journal.take(1); next != null; next = journal.take(1)) {
                lines.addAll(Ops.read(next.array(), next.size()));
                journal.sent(next);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return lines;
    }

    /// What was recorded since the last time of state: no steps, threads and methods.
    List<String> state() {
        return ops().stream()
                .filter(op -> !op.matches("(LINE|CALL|THREW|thread|enter|exit|involved|local) .*"))
                .toList();
    }
}
