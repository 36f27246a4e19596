import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// A run of the application that fills one ahead-of-time cache.
///
/// A cache is made from ONE run, so that run must visit all that shall be fast. It is accepted later only if the
/// class path begins with the same jars and the module options are the same as here.
///
/// @param cache the file in `lib/app`
/// @param options options of the JVM
/// @param probe whether it is a watched JVM
/// @param arguments arguments of the application
record Training(String cache, List<String> options, boolean probe, List<String> arguments) {
    private static final List<String> HEADLESS = withLauncherOptions("-Dglass.platform=Headless", "-Dprism.order=sw");

    /// All caches of the image. A cache costs start-up time by its size, therefore several small ones.
    static final List<Training> ALL = List.of(
            new Training("probe.aot", List.of(), true, List.of("train", "probe", "jlink/samples/NioSample.java")),
            new Training(
                    "probe-netty.aot", List.of(), true, List.of("train", "probe", "jlink/samples/NettySample.java")),
            new Training("window.aot", HEADLESS, false, List.of("train", "window")),
            new Training("cli.aot", HEADLESS, false, List.of("train", "cli", "jlink/samples/NettySample.java")));

    private static final int SECONDS = 120;

    private static List<String> withLauncherOptions(String... more) {
        var options = new ArrayList<>(Launcher.OPTIONS);
        options.addAll(List.of(more));
        return List.copyOf(options);
    }

    /// Makes the cache; without it the application still works, only slower.
    void run(Path home, Path work, Application application) throws IOException, InterruptedException {
        var file = application.folder().resolve(cache);
        var log = work.resolve(cache + ".log");
        Files.deleteIfExists(file);
        var process = new ProcessBuilder(command(home, application, file))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        report(file, log, process.exitValue());
    }

    /// The cache of a watched JVM is filled by a watched JVM, which the application starts.
    private List<String> command(Path home, Application application, Path file) {
        var command = new ArrayList<String>();
        command.add(home.resolve("bin/java").toString());
        if (!probe) {
            command.add("-XX:AOTCacheOutput=" + file);
        }
        command.addAll(options);
        command.add("-cp");
        command.add(application.classPath().stream()
                .map(name -> application.folder().resolve(name).toString())
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Launcher.MAIN);
        command.addAll(arguments);
        if (probe) {
            command.add(file.toString());
        }
        return command;
    }

    private void report(Path file, Path log, int code) throws IOException {
        if (code != 0 || !Files.exists(file)) {
            System.err.println("[WARNING] " + cache + ": training ended with exit code " + code + ", see " + log);
        } else {
            System.out.println("[INFO] " + cache + ": " + Files.size(file) / 1_000_000 + " MB");
        }
    }
}
