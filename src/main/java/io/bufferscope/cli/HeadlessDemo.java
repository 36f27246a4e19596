package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;

/// The main job without a window: runs the first example, prints its steps and writes its pictures.
public final class HeadlessDemo {

    private static final String EXAMPLE = "FlipAndIndices.java";
    private static final Path PICTURES = Path.of("bufferscope-pictures");

    private static final RenderCommand.Size SIZE = new RenderCommand.Size(960, 0);

    private HeadlessDemo() {}

    /// Does it all and returns the exit code.
    ///
    /// @param why the reason why there is no window, as half a sentence
    public static int run(Runner runner, String why) {
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        out.println("No window can be opened (" + why + "), so here is the first example without one.");
        try (Run run = runner.run(Path.of(EXAMPLE), example(), RunOptions.defaults())) {
            return switch (run.started().join()) {
                case RunStart.Running running -> {
                    run.ended().join();
                    yield show(running.trace(), out);
                }
                case RunStart.NotCompiled failed -> throw new Failure(Failure.ENVIRONMENT, failed.messages());
                case RunStart.NotStarted failed -> throw new Failure(Failure.ENVIRONMENT, failed.sentence());
            };
        } catch (Failure failure) {
            System.err.println("bufferscope: " + failure.getMessage());
            return failure.exitCode();
        }
    }

    private static int show(Trace trace, PrintWriter out) {
        StepRange all = StepRange.all(trace.steps());
        new StepPrinter(out).print(trace, all);
        TapeLayout layout = new TapeLayout(Messages.of(Language.EN));
        TapeOptions options = TapeOptions.of(SIZE.width());
        Drawing drawing = (frame, before, lives) -> layout.picture(frame, before, options, lives);
        new Pictures(PICTURES, PictureFormat.svg, SIZE, Theme.LIGHT, drawing).write(trace, all);
        out.println("Pictures of all steps: " + PICTURES.toAbsolutePath());
        return 0;
    }

    private static String example() {
        try (InputStream stream = HeadlessDemo.class.getResourceAsStream("/examples/" + EXAMPLE)) {
            return new String(Objects.requireNonNull(stream, EXAMPLE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
