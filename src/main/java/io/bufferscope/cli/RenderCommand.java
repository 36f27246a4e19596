package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.ByteFormat;
import io.bufferscope.picture.MemoryMapLayout;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `render`: writes pictures of steps.
@Command(name = "render", description = "Write pictures of the steps of a trace or a program.")
final class RenderCommand implements Callable<Integer> {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A saved trace, or a .java file that is run first.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Folder for the pictures.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(names = "--format", description = "svg or png. Default: svg.", defaultValue = "svg")
    @SuppressWarnings("NullAway.Init")
    private PictureFormat format;

    @Option(names = "--step", paramLabel = "N|A..B", description = "Only this step or these steps.")
    private @Nullable String steps;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "Width, and height at least, in pixels. Default: ${DEFAULT-VALUE}.",
            defaultValue = "960x0",
            converter = SizeConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Size size;

    @Option(
            names = "--theme",
            description = "light, dark or high-contrast. Default: light.",
            defaultValue = "light",
            converter = ThemeConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Theme theme;

    @Option(
            names = "--lang",
            description = "en or zh. Default: en.",
            defaultValue = "en",
            converter = LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    @Option(
            names = "--what",
            description =
                    "tapes, memory or pool (its allocators). Default: tapes, or pool for the trace of a pool session.",
            defaultValue = "tapes")
    @SuppressWarnings("NullAway.Init")
    private What what;

    @Option(
            names = "--cells",
            paramLabel = "MODE",
            description = "How bytes are written: hex+char, hex, decimal, char, short, int, long, float or double. "
                    + "Default: hex+char.",
            defaultValue = "hex+char",
            converter = CellsConverter.class)
    @SuppressWarnings("NullAway.Init")
    private ByteFormat cells;

    private final Supplier<Runner> runner;

    RenderCommand(Supplier<Runner> runner) {
        this.runner = runner;
    }

    @Override
    public Integer call() {
        if (file.toString().endsWith(".java")) {
            return runAndRender();
        }
        try (Trace trace = Traces.open(file)) {
            return render(trace);
        }
    }

    private int runAndRender() {
        RunOptions options = RunOptions.defaults().within(PATIENCE);
        try (Run run = runner.get().run(file, Sources.read(file), options)) {
            return switch (run.started().join()) {
                case RunStart.Running running -> {
                    Ending ending = run.ended().join();
                    yield render(running.trace(), ending);
                }
                case RunStart.NotCompiled failed ->
                    throw new Failure(Failure.CHECK_FAILED, failed.messages().strip());
                case RunStart.NotStarted failed -> throw new Failure(Failure.ENVIRONMENT, failed.sentence());
            };
        }
    }

    private int render(Trace trace, Ending ending) {
        if (ending.kind() == Ending.Kind.TIME_LIMIT) {
            long seconds = PATIENCE.toSeconds();
            err().println("bufferscope: the program was ended after " + seconds
                    + " s; its steps until then are drawn.");
        }
        return render(trace);
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private int render(Trace trace) {
        Traces.warn(trace, err());
        StepRange range = StepRange.parse(steps, trace.steps());
        Pictures pictures = new Pictures(folder, format, size, theme, drawing());
        long written = pictures.write(trace, range);
        String what = written == 1 ? "1 picture in " : written + " pictures in ";
        spec.commandLine().getOut().println(what + folder);
        return 0;
    }

    private Drawing drawing() {
        return switch (what) {
            case memory -> {
                MemoryMapLayout map = new MemoryMapLayout(Messages.of(language));
                yield (frame, before, lives) -> map.picture(frame, size.width(), 0);
            }
            case pool -> pools();
            case tapes -> {
                Drawing tapes = tapes();
                Drawing pools = pools();
                yield (frame, before, lives) -> (isPlayed(frame) ? pools : tapes).picture(frame, before, lives);
            }
        };
    }

    private Drawing tapes() {
        TapeLayout layout = new TapeLayout(Messages.of(language));
        TapeOptions options = TapeOptions.of(size.width()).withFormat(cells);
        return (frame, before, lives) -> layout.picture(frame, before, options, lives);
    }

    private Drawing pools() {
        PoolLayout layout = new PoolLayout(Messages.of(language));
        PoolView view = PoolView.of(size.width());
        return (frame, before, lives) -> layout.picture(frame.pools(), before == null ? null : before.pools(), view);
    }

    /// Whether it is a step of a pool session, not of a program.
    private static boolean isPlayed(Frame frame) {
        return frame.command() != null || frame.event() == Event.SAMPLE;
    }

    /// What of a step is drawn, as it is written on the command line.
    enum What {
        tapes,
        memory,
        pool
    }

    /// A size in pixels.
    record Size(int width, int height) {}

    /// The reader of `WxH`.
    static final class SizeConverter implements ITypeConverter<Size> {

        @Override
        public Size convert(String text) {
            String[] parts = text.split("x", 2);
            try {
                Size size = new Size(Integer.parseInt(parts[0]), Integer.parseInt(parts[parts.length - 1]));
                if (parts.length == 2
                        && size.width >= 200
                        && size.width <= 8000
                        && size.height >= 0
                        && size.height <= 20000) {
                    return size;
                }
            } catch (NumberFormatException notNumbers) {
                throw new TypeConversionException("'" + text + "' is no size: write it as 1280x720");
            }
            throw new TypeConversionException("'" + text + "' is no size from 200x0 to 8000x20000");
        }
    }

    /// The reader of a theme's name.
    static final class ThemeConverter implements ITypeConverter<Theme> {

        @Override
        public Theme convert(String text) {
            for (Theme theme : Theme.values()) {
                if (theme.name().equals(text.toUpperCase(Locale.ROOT).replace('-', '_'))) {
                    return theme;
                }
            }
            throw new TypeConversionException("'" + text + "' is no theme: light, dark or high-contrast");
        }
    }

    /// The reader of a language's tag.
    static final class LanguageConverter implements ITypeConverter<Language> {

        @Override
        public Language convert(String text) {
            for (Language language : Language.values()) {
                if (language.tag().equals(text)) {
                    return language;
                }
            }
            throw new TypeConversionException("'" + text + "' is no language of Bufferscope: en or zh");
        }
    }
}
