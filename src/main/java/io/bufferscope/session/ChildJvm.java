package io.bufferscope.session;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The command line of a watched JVM: which `java`, which class path, which cache.
///
/// The class path of a watched JVM begins with the probe and Netty, in the order in which its ahead-of-time caches were
/// trained; a program finds nothing else there that it could collide with. There are two caches because a cache costs
/// time by its size: one for programs that name Netty and one for those that do not.
///
/// @param java the launcher
/// @param base the probe and Netty
/// @param trained the cache that its runs fill, or null if they use the caches that are there
public record ChildJvm(Path java, List<Path> base, @Nullable Path trained) {

    private static final String PROBE = "bufferscope-probe.jar";
    private static final String PROTOBUF = "protobuf-java-";
    private static final String FAST_MAIN = "io.bufferscope.probe.FastThreadMain";
    private static final String POOL_MAIN = "io.bufferscope.probe.PoolMain";
    private static final String BATCH_MAIN = "io.bufferscope.probe.BatchMain";
    private static final String TRAINING_MAIN = "io.bufferscope.probe.Train";

    /// The JVM beside the one that runs now.
    ///
    /// @throws IllegalStateException if the probe is not beside this application
    public static ChildJvm ofThisProcess() {
        List<Path> own = classPath();
        List<Path> base = new ArrayList<>(List.of(probe(own)));
        for (Path entry : own) {
            if (entry.getFileName().toString().startsWith("netty-")) {
                base.add(entry);
            }
        }
        return new ChildJvm(Path.of(System.getProperty("java.home"), "bin", "java"), List.copyOf(base), null);
    }

    /// The same, but its runs fill a cache.
    public ChildJvm training(Path cache) {
        return new ChildJvm(java, base, cache);
    }

    /// The command that starts `mainClass`.
    ///
    /// @param netty whether the program names Netty
    List<String> command(Path classes, String mainClass, boolean netty, RunOptions options) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        if (trained != null) {
            command.addAll(
                    List.of("-XX:AOTCacheOutput=" + trained, "-cp", join(base), TRAINING_MAIN, classes.toString()));
        } else {
            command.addAll(cache(netty));
            if (options.allocator() != null) {
                command.add("-Dio.netty.allocator.type=" + options.allocator());
            }
            if (options.heapLimit() > 0) {
                command.add("-Xmx" + options.heapLimit());
            }
            command.addAll(List.of("-cp", classPath(classes, options.classPath())));
        }
        if (options.fastThread()) {
            command.add(FAST_MAIN);
        }
        command.add(mainClass);
        command.addAll(options.args());
        return command;
    }

    /// The command that starts a JVM in which allocators are played with.
    ///
    /// @param wire where the host listens
    List<String> poolCommand(Path wire, PoolOptions options) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(cache(true));
        command.add("-Dio.netty.maxDirectMemory=" + options.directLimit());
        if (options.heapLimit() > 0) {
            command.add("-Xmx" + options.heapLimit());
        }
        command.addAll(List.of("-cp", join(base), POOL_MAIN, wire.toString()));
        command.add(Integer.toString(options.lines()));
        command.add(Long.toString(options.stepLimit()));
        command.add(Integer.toString(options.before().size()));
        return command;
    }

    /// The command that starts a JVM in which small programs run one after another; they find protobuf besides Netty.
    ///
    /// @param flags further options of the JVM
    List<String> batchCommand(List<String> flags) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(cache(true));
        command.addAll(List.of("-Xmx1g", "-Dstdout.encoding=UTF-8"));
        command.addAll(flags);
        List<Path> entries = new ArrayList<>(base);
        classPath().stream()
                .filter(entry -> entry.getFileName().toString().startsWith(PROTOBUF))
                .forEach(entries::add);
        command.addAll(List.of("-cp", join(entries), BATCH_MAIN));
        return command;
    }

    private List<String> cache(boolean netty) {
        Path cache = base.getFirst().resolveSibling(netty ? "probe-netty.aot" : "probe.aot");
        return Files.exists(cache)
                ? List.of("-XX:AOTCache=" + cache, "-Xlog:disable", "-Xlog:all=error,aot*=off,cds*=off:stderr")
                : List.of();
    }

    /// What the compiler of a watched program sees: Netty and what was added.
    List<Path> compileClassPath(List<Path> added) {
        List<Path> entries = new ArrayList<>(base.subList(1, base.size()));
        entries.addAll(added);
        return entries;
    }

    private String classPath(Path classes, List<Path> added) {
        List<Path> entries = new ArrayList<>(base);
        entries.add(classes);
        entries.addAll(added);
        return join(entries);
    }

    private static String join(List<Path> entries) {
        return String.join(
                File.pathSeparator, entries.stream().map(Path::toString).toList());
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
