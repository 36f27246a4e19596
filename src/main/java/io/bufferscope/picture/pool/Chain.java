package io.bufferscope.picture.pool;

import io.bufferscope.picture.pool.Decision.Evidence;
import io.bufferscope.picture.pool.Decision.Place;
import java.util.ArrayList;
import java.util.List;

/// A growing chain of decisions.
final class Chain {

    private final List<Decision> decisions = new ArrayList<>();

    void seen(String key, Object... arguments) {
        add(Evidence.SEEN, Place.NONE, key, arguments);
    }

    void derived(Place place, String key, Object... arguments) {
        add(Evidence.DERIVED, place, key, arguments);
    }

    void seenAt(Place place, String key, Object... arguments) {
        add(Evidence.SEEN, place, key, arguments);
    }

    void unknown(String key, Object... arguments) {
        add(Evidence.UNKNOWN, Place.NONE, key, arguments);
    }

    private void add(Evidence evidence, Place place, String key, Object... arguments) {
        decisions.add(new Decision(key, List.of(arguments), evidence, place));
    }

    List<Decision> decisions() {
        return List.copyOf(decisions);
    }
}
