package io.bufferscope;

import io.bufferscope.app.BufferscopeWindow;
import io.bufferscope.app.shell.SettingsStore;
import io.bufferscope.cli.CommandLineApp;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.view.Toolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// The runs that fill the image's ahead-of-time caches: `train window`, `train cli SAMPLE`, `train probe SAMPLE CACHE`.
///
/// A command of the build, not of the user. Each visits what shall be fast later.
final class Training {

    static final String NAME = "train";

    private static final Duration WINDOW_TIME = Duration.ofSeconds(6);

    private Training() {}

    static int run(String[] args) {
        try {
            return switch (args[1]) {
                case "window" -> window();
                case "cli" -> commands(args[2]);
                default -> probe(Path.of(args[2]), Path.of(args[3]));
            };
        } catch (IOException | InterruptedException | Toolkit.NoDisplay e) {
            throw new IllegalStateException(e);
        }
    }

    private static int window() throws IOException, InterruptedException, Toolkit.NoDisplay {
        Path settings = scratch();
        settings.resolve("settings.properties").toFile().deleteOnExit();
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        new BufferscopeWindow(runner, new SettingsStore(settings, Locale.ENGLISH)).rehearse(WINDOW_TIME);
        return 0;
    }

    private static int commands(String sample) throws IOException {
        Path file = scratch().resolve("trained.bscope");
        file.toFile().deleteOnExit();
        String trace = file.toString();
        int failed = command("run", "--steps", "--trace", trace, sample);
        return failed + command("run", sample) + command("trace", trace) + command("trace", "--json", trace);
    }

    /// A folder that is gone when this process ends, if what is made in it is.
    private static Path scratch() throws IOException {
        Path folder = Files.createTempDirectory("bscope");
        folder.toFile().deleteOnExit();
        return folder;
    }

    private static int command(String... args) {
        return CommandLineApp.execute(() -> new ProgramRunner(ChildJvm.ofThisProcess()), file -> {}, args);
    }

    private static int probe(Path sample, Path cache) throws IOException {
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess().training(cache));
        try (Run run = runner.run(
                sample, Files.readString(sample), RunOptions.defaults().withArgs(List.of("long")))) {
            return run.ended().join().exitCode();
        }
    }
}
