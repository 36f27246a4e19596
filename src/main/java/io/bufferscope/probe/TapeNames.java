package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The names under which the program can reach one tape, each with the number of places that bear it.
final class TapeNames {

    private static final @Nullable String[] NONE = {};
    private static final int[] NOWHERE = {};

    private @Nullable String[] names = NONE;
    private int[] places = NOWHERE;
    private int count;

    void add(int tape, String name, OpWriter to) {
        int at = find(name);
        if (at >= 0) {
            places[at]++;
            return;
        }
        if (count == places.length) {
            names = Arrays.copyOf(names, count * 2 + 1);
            places = Arrays.copyOf(places, count * 2 + 1);
        }
        to.name(tape, name);
        names[count] = name;
        places[count] = 1;
        count++;
    }

    void remove(int tape, String name, OpWriter to) {
        int at = find(name);
        if (at < 0 || --places[at] > 0) {
            return;
        }
        to.unname(tape, name);
        count--;
        names[at] = names[count];
        places[at] = places[count];
        names[count] = null;
    }

    void declare(int tape, OpWriter to) {
        for (int i = 0; i < count; i++) {
            to.name(tape, String.valueOf(names[i]));
        }
    }

    void clear() {
        count = 0;
    }

    private int find(String name) {
        for (int i = 0; i < count; i++) {
            if (name.equals(names[i])) {
                return i;
            }
        }
        return -1;
    }
}
