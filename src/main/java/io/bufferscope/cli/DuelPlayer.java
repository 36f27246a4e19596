package io.bufferscope.cli;

import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolDuel;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/// The player of a duel from the command line: waits for both sides and reads their figures.
///
/// @param pools starts a session
record DuelPlayer(Function<PoolOptions, LiveSession> pools, PoolOptions options) {

    DuelReport play(PoolDuel.Plan plan) {
        try (PoolDuel duel = new PoolDuel(pools, options, plan)) {
            return new DuelReport(plan, points(duel.first(), plan.first()), points(duel.second(), plan.second()));
        }
    }

    private static List<PoolPoint> points(LiveSession session, String allocator) {
        return switch (session.started().join()) {
            case RunStart.Running running -> {
                var _ = session.ended().join();
                yield points(running.trace(), allocator);
            }
            case RunStart.NotStarted failed -> throw new Failure(Failure.ENVIRONMENT, failed.sentence());
            case RunStart.NotCompiled failed -> throw new Failure(Failure.ENVIRONMENT, failed.messages());
        };
    }

    private static List<PoolPoint> points(Trace trace, String allocator) {
        List<PoolPoint> points = new ArrayList<>();
        for (Iterator<Frame> frames = trace.frames(1, trace.steps()); frames.hasNext(); ) {
            Frame frame = frames.next();
            for (Output said : frame.output()) {
                if (said.error()) {
                    throw new Failure(Failure.USAGE, said.text().strip());
                }
            }
            if (points.isEmpty() && frame.step() == 1 && frame.thrown() != null) {
                throw new Failure(
                        Failure.USAGE,
                        "Netty refuses '" + allocator + "': " + frame.thrown().message());
            }
            if (frame.pools().activity().operations() > 0) {
                points.add(PoolPoint.of(frame));
            }
        }
        return points;
    }
}
