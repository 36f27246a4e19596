package io.bufferscope.corpus;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The application as a process of its own: what a user starts.
public final class Application {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private Application() {}

    /// The command that starts it with `arguments`.
    public static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                JAVA,
                "-XX:TieredStopAtLevel=1",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath(),
                "io.bufferscope.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    /// Runs it to its end.
    ///
    /// @param folder where it runs
    public static Outcome run(Path folder, String... arguments) throws Exception {
        return Outcome.of(command(arguments), folder, new byte[0]);
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
