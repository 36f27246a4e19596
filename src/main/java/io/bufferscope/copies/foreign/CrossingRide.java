package io.bufferscope.copies.foreign;

import io.bufferscope.copies.Stage;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/// A ride over the border between Java and native code, whose stages are timed apart.
abstract class CrossingRide implements Ride {

    private static final int STAGED_MOVES = 101;
    private static final int FEWEST_MOVES = 3;

    private volatile int sink;

    /// Moves the message once.
    ///
    /// @return some number that depends on what arrived
    abstract int once(Laps laps) throws IOException;

    /// Whether the stage that reads includes the call, timed on its own as [Stage#BOUNDARY].
    abstract Stage called();

    @Override
    public final void run(int times) throws IOException {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += once(Laps.NONE);
        }
        sink = sum;
    }

    /// The number that keeps the work from being left out.
    final int sink() {
        return sink;
    }

    @Override
    public final Map<Stage, Double> stages(long nanos) throws IOException {
        long before = System.nanoTime();
        once(Laps.NONE);
        long one = Math.max(1, System.nanoTime() - before);
        int moves = Math.clamp(nanos / one, FEWEST_MOVES, STAGED_MOVES);
        Laps laps = new Laps(moves);
        int sum = 0;
        for (int i = 0; i < moves; i++) {
            laps.start();
            sum += once(laps);
        }
        sink = sum;
        return withoutCall(laps.medians());
    }

    private Map<Stage, Double> withoutCall(Map<Stage, Double> medians) {
        Map<Stage, Double> stages = new EnumMap<>(medians);
        Double boundary = stages.get(Stage.BOUNDARY);
        if (boundary != null) {
            stages.computeIfPresent(called(), (stage, nanos) -> Math.max(0, nanos - boundary));
        }
        return stages;
    }
}
