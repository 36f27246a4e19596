package io.bufferscope.bench;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Time from Run to the first picture, in a process that has run programs before, as the window has.
final class FirstFrameBenchmark {

    private static final Path PROGRAM = Path.of("src/main/resources/examples/FlipAndIndices.java");
    private static final int WARM_UP = 10;
    private static final int RUNS = 21;

    private FirstFrameBenchmark() {}

    public static void main(String[] args) throws Exception {
        String source = Files.readString(PROGRAM);
        double[] millis = new double[RUNS];
        for (int run = -WARM_UP; run < RUNS; run++) {
            double took = firstPicture(source);
            if (run >= 0) {
                millis[run] = took;
            }
        }
        Arrays.sort(millis);
        System.out.printf(
                "Run to first picture: median %.0f ms, lowest %.0f ms, highest %.0f ms%n",
                millis[RUNS / 2], millis[0], millis[RUNS - 1]);
    }

    private static double firstPicture(String source) throws Exception {
        TapeLayout layout = new TapeLayout(Messages.of(Language.EN));
        long start = System.nanoTime();
        try (Run run = new ProgramRunner(ImageJvm.get()).run(PROGRAM, source, RunOptions.defaults())) {
            Trace trace = ((RunStart.Running) run.started().join()).trace();
            while (trace.steps() == 0) {
                Thread.sleep(0, 200_000);
            }
            layout.picture(trace.frame(1), null, TapeOptions.of(960));
            return (System.nanoTime() - start) / 1e6;
        }
    }
}
