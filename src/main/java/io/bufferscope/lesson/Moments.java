package io.bufferscope.lesson;

import java.util.Set;

/// The words for the moment of a check that are no markers.
final class Moments {

    static final String END = "end";
    static final String EVER = "ever";
    static final String ALWAYS = "always";

    private static final Set<String> ALL = Set.of(END, EVER, ALWAYS);

    private Moments() {}

    static boolean isMarker(String when) {
        return !ALL.contains(when);
    }
}
