package io.bufferscope.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The door through which small programs are run one after another, in as few JVMs as their ends allow.
///
/// A program that loops for ever, exits or brings its JVM down costs one JVM; the others run in the next one.
///
/// @param jvm the JVM to start
/// @param limit time that one program may take
public record BatchRunner(ChildJvm jvm, Duration limit) {

    /// Runs programs on the calling thread; tells each result as soon as it is there.
    ///
    /// An interrupt ends it early: programs that have not run then have no result.
    ///
    /// @param flags options of the JVM
    /// @throws IOException if no JVM can be started or nothing can be written to the temporary folder
    public void run(List<BatchProgram> programs, List<String> flags, BiConsumer<BatchProgram, BatchResult> done)
            throws IOException {
        Path folder = Files.createTempDirectory(Leftovers.prefix());
        BatchJvm child = null;
        try {
            for (BatchProgram program : programs) {
                if (Thread.currentThread().isInterrupted()) {
                    return;
                }
                child = child == null ? start(flags) : child;
                child.run(folderOf(program, folder), program.mainClass(), limit)
                        .ifPresent(result -> done.accept(program, result));
                if (child.isOver()) {
                    child.close();
                    child = null;
                }
            }
        } finally {
            close(child);
            Workplace.delete(folder);
        }
    }

    /// What the compiler of such programs needs on its class path: Netty.
    public List<Path> compileClassPath() {
        return jvm.compileClassPath(List.of());
    }

    private BatchJvm start(List<String> flags) throws IOException {
        return BatchJvm.start(jvm.batchCommand(flags));
    }

    private static void close(@Nullable BatchJvm child) {
        if (child != null) {
            child.close();
        }
    }

    private static Path folderOf(BatchProgram program, Path folder) throws IOException {
        Path own = Files.createTempDirectory(folder, "p");
        for (Map.Entry<String, byte[]> entry : program.classes().entrySet()) {
            Path file = own.resolve(entry.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
        return own;
    }
}
