package io.bufferscope.app.copies;

import io.bufferscope.copies.rdma.Connected;
import io.bufferscope.copies.rdma.Fabric;
import io.bufferscope.copies.rdma.Pitfall;
import io.bufferscope.copies.rdma.Playback;
import io.bufferscope.copies.rdma.Verb;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/// The verbs that are looked at: those of a mistake, wrong or right, or those that the user calls one by one.
///
/// Every state is an earlier one with a verb applied, so going back is looking at an earlier one.
final class RdmaModel {

    private static final long PIN_LIMIT = 64 << 10;

    private final Steps steps;
    private final BooleanProperty right = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Playback> playback =
            new ReadOnlyObjectWrapper<>(new Playback(Connected.fabric(), List.of()));
    private @Nullable Pitfall pitfall;

    RdmaModel(Steps steps) {
        this.steps = steps;
        right.subscribe(this::restart);
    }

    /// Whether the right way is shown instead of the mistake.
    BooleanProperty rightProperty() {
        return right;
    }

    ReadOnlyObjectProperty<Playback> playbackProperty() {
        return playback.getReadOnlyProperty();
    }

    /// Looks at a mistake, or at nothing but what the user calls.
    void choose(@Nullable Pitfall next) {
        pitfall = next;
        if (right.get()) {
            right.set(false);
        } else {
            restart();
        }
    }

    private void restart() {
        Pitfall now = pitfall;
        if (now == null) {
            begin(true);
        } else {
            take(Playback.of(now.start(), right.get() ? now.right() : now.wrong()), 0);
        }
    }

    /// Begins anew with nothing, or with two connected ends.
    void begin(boolean connected) {
        Fabric start = connected ? Connected.fabric() : Fabric.empty(PIN_LIMIT);
        take(new Playback(start, List.of()), 0);
    }

    /// Calls a verb in the state that is looked at; what was called after that state is forgotten.
    void call(Verb verb) {
        List<Verb> verbs = new ArrayList<>();
        playback.get().steps().subList(0, at()).forEach(step -> verbs.add(step.verb()));
        verbs.add(verb);
        take(Playback.of(playback.get().start(), verbs), verbs.size());
    }

    private void take(Playback next, int at) {
        steps.restart(next.steps().size());
        playback.set(next);
        steps.atProperty().set(at);
    }

    /// How many verbs have been called in the state that is looked at.
    int at() {
        return Math.min(steps.atProperty().get(), playback.get().steps().size());
    }

    /// The verb that led to the state that is looked at, with its outcome; null at the beginning.
    Playback.@Nullable Step step() {
        return at() == 0 ? null : playback.get().steps().get(at() - 1);
    }

    /// The state that is looked at.
    Fabric fabric() {
        Playback.Step step = step();
        return step == null ? playback.get().start() : step.outcome().after();
    }
}
