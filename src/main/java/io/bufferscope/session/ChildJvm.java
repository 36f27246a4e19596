package io.bufferscope.session;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The command line of a watched JVM: which `java`, which class path, which cache.
///
/// The class path of a watched JVM begins with the probe and Netty, in the order in which its ahead-of-time cache was
/// trained; a program finds nothing else there that it could collide with.
///
/// @param java the launcher
/// @param base the probe and Netty
/// @param cache the ahead-of-time cache, or null if there is none
public record ChildJvm(Path java, List<Path> base, @Nullable Path cache) {

    private static final String PROBE = "bufferscope-probe.jar";
    private static final String CACHE = "probe.aot";
    private static final String FAST_MAIN = "io.bufferscope.probe.FastThreadMain";

    /// The JVM beside the one that runs now.
    ///
    /// @throws IllegalStateException if the probe is not beside this application
    public static ChildJvm ofThisProcess() {
        List<Path> own = classPath();
        Path probe = probe(own);
        List<Path> base = new ArrayList<>(List.of(probe));
        for (Path entry : own) {
            if (entry.getFileName().toString().startsWith("netty-")) {
                base.add(entry);
            }
        }
        Path cache = probe.resolveSibling(CACHE);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return new ChildJvm(java, List.copyOf(base), Files.exists(cache) ? cache : null);
    }

    /// The command that starts `mainClass`.
    List<String> command(Path classes, String mainClass, RunOptions options) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        if (cache != null) {
            command.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:disable", "-Xlog:all=error:stderr"));
        }
        if (options.allocator() != null) {
            command.add("-Dio.netty.allocator.type=" + options.allocator());
        }
        command.addAll(List.of("-cp", classPath(classes, options.classPath())));
        if (options.fastThread()) {
            command.add(FAST_MAIN);
        }
        command.add(mainClass);
        command.addAll(options.args());
        return command;
    }

    /// What the compiler of a watched program sees: Netty and what was added.
    List<Path> compileClassPath(List<Path> added) {
        List<Path> entries = new ArrayList<>(base.subList(1, base.size()));
        entries.addAll(added);
        return entries;
    }

    private String classPath(Path classes, List<Path> added) {
        List<String> entries = new ArrayList<>();
        base.forEach(entry -> entries.add(entry.toString()));
        entries.add(classes.toString());
        added.forEach(entry -> entries.add(entry.toString()));
        return String.join(File.pathSeparator, entries);
    }

    private static List<Path> classPath() {
        List<Path> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (path.getFileName() != null) {
                entries.add(path.toAbsolutePath());
            }
        }
        return entries;
    }

    private static Path probe(List<Path> classPath) {
        for (Path entry : classPath) {
            Path probe = entry.resolveSibling(PROBE);
            if (Files.exists(probe)) {
                return probe;
            }
        }
        throw new IllegalStateException(PROBE + " is missing beside the application: build it again with mvn verify");
    }
}
