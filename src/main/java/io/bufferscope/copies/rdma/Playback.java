package io.bufferscope.copies.rdma;

import java.util.ArrayList;
import java.util.List;

/// A series of verbs with what each led to; going back is looking at an earlier one.
///
/// @param start the state before the first
/// @param steps one for each verb
public record Playback(Fabric start, List<Step> steps) {

    public Playback {
        steps = List.copyOf(steps);
    }

    /// A verb and its outcome.
    public record Step(Verb verb, Outcome outcome) {}

    /// Plays verbs one after the other; a refused one changes nothing.
    public static Playback of(Fabric start, List<? extends Verb> verbs) {
        List<Step> steps = new ArrayList<>();
        Fabric now = start;
        for (Verb verb : verbs) {
            Outcome outcome = Rdma.apply(now, verb);
            steps.add(new Step(verb, outcome));
            now = outcome.after();
        }
        return new Playback(start, steps);
    }

    /// The state after the last step.
    public Fabric end() {
        return steps.isEmpty() ? start : steps.getLast().outcome().after();
    }
}
