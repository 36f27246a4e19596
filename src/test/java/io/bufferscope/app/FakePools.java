package io.bufferscope.app;

import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// Sessions that note what is sent and show what a player in this JVM did before.
final class FakePools implements Function<PoolOptions, LiveSession>, AutoCloseable {

    final List<String> sent = new ArrayList<>();
    final CompletableFuture<Ending> ended = new CompletableFuture<>();
    boolean closed;
    private final PoolRig rig;
    private final RunStart start;

    private FakePools(PoolRig rig, RunStart start) {
        this.rig = rig;
        this.start = start;
    }

    static FakePools of(String... script) throws Exception {
        PoolRig rig = new PoolRig();
        rig.play(script);
        return new FakePools(rig, new RunStart.Running(rig.trace(), 1));
    }

    static FakePools failing(String sentence) throws Exception {
        return new FakePools(new PoolRig(), new RunStart.NotStarted(sentence));
    }

    @Override
    public LiveSession apply(PoolOptions options) {
        return new LiveSession() {
            @Override
            public void send(String line) {
                sent.add(line);
            }

            @Override
            public void finish() {}

            @Override
            public CompletableFuture<RunStart> started() {
                return CompletableFuture.completedFuture(start);
            }

            @Override
            public CompletableFuture<Ending> ended() {
                return ended;
            }

            @Override
            public void stop() {}

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    @Override
    public void close() throws Exception {
        rig.close();
    }
}
