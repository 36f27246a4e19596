package io.bufferscope.copies.ownership;

import io.bufferscope.copies.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/// The recorder of a play: makes calls and writes down what they gave and what became of the memory.
final class Script {

    private final List<PlayStep> steps = new ArrayList<>();
    private Supplier<Memory> memory = () -> Memory.NONE;
    private List<Holder> holders = List.of();

    /// Says how the memory is read after each call from now on.
    void watch(Supplier<Memory> reading) {
        memory = reading;
    }

    /// Says who has to do with the memory from the next call on.
    void holders(Holder... now) {
        holders = List.of(now);
    }

    /// Makes a call; what it throws is a part of the play.
    void call(String text, Callable<?> call) {
        try {
            add(text, String.valueOf(call.call()), "", Evidence.SEEN);
        } catch (Exception e) {
            add(text, "", e.getClass().getSimpleName() + ": " + e.getMessage(), Evidence.SEEN);
        }
    }

    /// Makes a call that returns nothing.
    void run(String text, Runnable call) {
        call(text, () -> {
            call.run();
            return "";
        });
    }

    /// Writes down what a call would do that must not be made.
    void imagine(String text, String outcome) {
        add(text, "", outcome, Evidence.MODELLED);
    }

    private void add(String text, String result, String thrown, Evidence evidence) {
        steps.add(new PlayStep(text, result, thrown, evidence, memory.get(), holders));
    }

    List<PlayStep> steps() {
        return List.copyOf(steps);
    }
}
