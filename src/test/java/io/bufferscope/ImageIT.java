package io.bufferscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The application image as a user finds it: the start script and the ahead-of-time caches.
class ImageIT {
    private static final Path HOME = Path.of("target/bufferscope").toAbsolutePath();
    private static final int USAGE = 2;

    @TempDir
    private Path folder;

    @Test
    void passes_exit_code_on_when_called_by_path() throws Exception {
        assertThat(run(folder, HOME.resolve("bin/bufferscope").toString(), "--no-such-option"))
                .isEqualTo(new Result(USAGE, ""));
    }

    @Test
    void finds_its_home_when_called_by_relative_path() throws Exception {
        assertThat(run(HOME.resolve("lib"), "../bin/bufferscope", "--no-such-option"))
                .isEqualTo(new Result(USAGE, ""));
    }

    @Test
    void finds_its_home_when_called_by_links() throws Exception {
        var link = Files.createSymbolicLink(folder.resolve("first"), HOME.resolve("bin/bufferscope"));
        Files.createSymbolicLink(folder.resolve("second link"), link.getFileName());
        assertThat(run(folder, "./second link", "--no-such-option")).isEqualTo(new Result(USAGE, ""));
    }

    @Test
    void tells_its_version() throws Exception {
        assertThat(run(folder, HOME.resolve("bin/bufferscope").toString(), "--version")
                        .output())
                .matches("(?s)bufferscope \\d.*Java 25.*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"window.aot", "cli.aot"})
    void accepts_cache_with_options_of_start_script(String cache) throws Exception {
        var script = Files.readString(HOME.resolve("bin/bufferscope"));
        var names = Stream.of(script.replaceAll("(?s).*-cp \"(.*?)\".*", "$1").split(":"))
                .map(entry -> entry.substring(entry.lastIndexOf('/') + 1))
                .toList();
        assertThat(runWithCache(cache, names, List.of("-Xmx2g", "--enable-native-access=javafx.graphics")))
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"probe.aot", "probe-netty.aot"})
    void accepts_cache_when_watched_program_is_appended_to_class_path(String cache) throws Exception {
        Files.createFile(folder.resolve("Program.class"));
        var names = Stream.concat(
                        Stream.of("bufferscope-probe.jar"),
                        Stream.of("common", "buffer", "resolver", "transport").map(ImageIT::netty))
                .toList();
        assertThat(runWithCache(cache, names, List.of())).isZero();
    }

    private int runWithCache(String cache, List<String> names, List<String> options) throws Exception {
        var app = HOME.resolve("lib/app");
        var classPath = Stream.concat(names.stream().map(app::resolve), Stream.of(folder))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        var command = Stream.of(
                        Stream.of(HOME.resolve("bin/java").toString(), "-XX:AOTMode=on"),
                        Stream.of("-XX:AOTCache=" + app.resolve(cache)),
                        options.stream(),
                        Stream.of("-cp", classPath, "-version"))
                .flatMap(part -> part)
                .toArray(String[]::new);
        return run(folder, command).code();
    }

    private static String netty(String part) {
        try (var files = Files.list(HOME.resolve("lib/app"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("netty-" + part))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Result run(Path directory, String... command) throws Exception {
        var process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output);
    }

    private record Result(int code, String output) {}
}
