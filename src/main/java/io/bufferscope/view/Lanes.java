package io.bufferscope.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Which thread made which steps: runs of steps, and a lane for each of the first threads.
public final class Lanes {

    /// Lanes that are shown; the threads after these share the last.
    public static final int MOST = 5;

    private final Map<Integer, Integer> laneOfThread = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();
    private long[] starts = new long[16];
    private int[] lanes = new int[16];
    private int size;

    /// Adds that a thread makes the steps from here on.
    ///
    /// @param step greater than that of the run before
    public void add(long step, int thread, String name) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            lanes = Arrays.copyOf(lanes, 2 * size);
        }
        starts[size] = step;
        lanes[size++] = laneOfThread.computeIfAbsent(thread, id -> newLane(name));
    }

    private int newLane(String name) {
        if (names.size() < MOST) {
            names.add(name);
        } else {
            names.set(MOST - 1, "…");
        }
        return Math.min(laneOfThread.size(), MOST - 1);
    }

    /// Names of the lanes; fewer than two mean that there is nothing to show.
    public List<String> names() {
        return List.copyOf(names);
    }

    /// Number of lanes to be drawn: none for a single thread.
    int count() {
        return names.size() < 2 ? 0 : names.size();
    }

    /// The pixel columns in which each lane has steps.
    boolean[][] columns(TimelineScale scale, int columns) {
        boolean[][] used = new boolean[names.size()][columns];
        for (int run = 0; run < size; run++) {
            long last = run + 1 < size ? starts[run + 1] - 1 : scale.steps();
            int from = Math.clamp((long) (scale.x(starts[run]) - scale.left()), 0, columns - 1);
            int to = Math.clamp((long) (scale.x(Math.min(last, scale.steps())) - scale.left()), from, columns - 1);
            Arrays.fill(used[lanes[run]], from, to + 1, true);
        }
        return used;
    }
}
