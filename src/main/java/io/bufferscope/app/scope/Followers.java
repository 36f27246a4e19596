package io.bufferscope.app.scope;

import io.bufferscope.view.Pulse;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The panes that need not show each step that rushes by: then one at a pulse is brought up to date, in turn.
///
/// So each shows what was the newest step a fraction of a second ago, and all show the same as soon as the steps rest.
/// A
/// step that does not rush by is shown by all at once. JavaFX thread only.
final class Followers {

    private final List<Consumer<Moment>> panes = new ArrayList<>();
    private final Pulse turn = new Pulse(this::next);
    private @Nullable Moment newest;
    private int at;
    private int due;

    void add(Consumer<Moment> pane) {
        panes.add(pane);
    }

    /// Shows a moment.
    ///
    /// @param rushing whether more are expected at once
    void show(Moment moment, boolean rushing) {
        newest = moment;
        due = panes.size();
        if (rushing) {
            turn.request();
        } else {
            while (due > 0) {
                next();
            }
        }
    }

    /// Forgets a moment that not all have shown.
    void forget() {
        newest = null;
        due = 0;
    }

    private void next() {
        Moment now = newest;
        if (now == null || due == 0) {
            return;
        }
        due--;
        panes.get(at).accept(now);
        at = (at + 1) % panes.size();
        if (due > 0) {
            turn.request();
        }
    }
}
