package io.bufferscope.app;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Ending;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/// A runner that starts no process and answers at once, and remembers what it was asked.
final class FakeRunner implements Runner {

    final List<String> sources = new ArrayList<>();
    final List<RunOptions> options = new ArrayList<>();
    final List<FakeRun> runs = new ArrayList<>();
    private Function<String, RunStart> answer;

    FakeRunner(Function<String, RunStart> answer) {
        this.answer = answer;
    }

    static FakeRunner ofSample() {
        return new FakeRunner(source -> new RunStart.Running(new SampleTrace(), 4711));
    }

    void answer(Function<String, RunStart> newAnswer) {
        answer = newAnswer;
    }

    @Override
    public Run run(Path file, String source, RunOptions with) {
        sources.add(source);
        options.add(with);
        FakeRun run = new FakeRun(CompletableFuture.completedFuture(answer.apply(source)), new CompletableFuture<>());
        runs.add(run);
        return run;
    }

    /// A run that ends when it is told to.
    record FakeRun(CompletableFuture<RunStart> started, CompletableFuture<Ending> ended, List<String> calls)
            implements Run {

        FakeRun(CompletableFuture<RunStart> started, CompletableFuture<Ending> ended) {
            this(started, ended, new ArrayList<>());
        }

        @Override
        public void stop() {
            calls.add("stop");
            ended.complete(new Ending(Ending.Kind.STOPPED, 143));
        }

        @Override
        public void close() {
            calls.add("close");
        }
    }
}
