package io.bufferscope.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `open`: opens a file in the window.
@Command(name = "open", description = "Open a .java or .bscope file, or JSON of JMH, in the window.")
final class OpenCommand implements Callable<Integer> {

    private static final List<String> KINDS = List.of(".java", ".bscope", ".json");

    @Parameters(index = "0", paramLabel = "FILE", description = "The file.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    private final Consumer<Path> window;

    OpenCommand(Consumer<Path> window) {
        this.window = window;
    }

    @Override
    public Integer call() {
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw new Failure(Failure.USAGE, "There is no readable file " + file + ": check the name and the folder.");
        }
        if (KINDS.stream().noneMatch(file.toString()::endsWith)) {
            throw new Failure(
                    Failure.USAGE, file + " cannot be opened: name a .java, a .bscope or a .json file of JMH.");
        }
        window.accept(file);
        return 0;
    }
}
