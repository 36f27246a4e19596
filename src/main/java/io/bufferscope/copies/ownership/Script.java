package io.bufferscope.copies.ownership;

import io.bufferscope.copies.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// The recorder of a play: makes calls and writes down what they gave.
final class Script {

    private final List<PlayStep> steps = new ArrayList<>();

    /// Makes a call; what it throws is a part of the play.
    void call(String text, Callable<?> call) {
        try {
            steps.add(new PlayStep(text, String.valueOf(call.call()), "", Evidence.SEEN));
        } catch (Exception e) {
            String thrown = e.getClass().getSimpleName() + ": " + e.getMessage();
            steps.add(new PlayStep(text, "", thrown, Evidence.SEEN));
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
        steps.add(new PlayStep(text, "", outcome, Evidence.MODELLED));
    }

    List<PlayStep> steps() {
        return List.copyOf(steps);
    }
}
