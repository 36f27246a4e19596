package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A JVM of our own that does one job for this one and answers in lines.
///
/// It has a private folder. Its standard input stays open as long as this
/// process lives: it has to end when that ends, so none is left behind. Closing ends it and deletes its folder.
public final class HelperJvm implements AutoCloseable {

    private static final int SECONDS_TO_DIE = 5;

    private final Process process;
    private final Path folder;
    private final Thread endWithUs;
    private volatile boolean asked;

    private HelperJvm(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
        endWithUs = new Thread(this::finish, "end helper");
    }

    /// Where the folder of the helper stands in its arguments.
    public static final String FOLDER = "{folder}";

    /// Starts one with the class path of this application.
    ///
    /// @param wrapper a command that runs the JVM's, such as `strace`; empty for none
    /// @param options options of the JVM
    /// @param args of the main class; in these and in the wrapper [#FOLDER] is replaced by the folder
    public static HelperJvm start(List<String> wrapper, List<String> options, String mainClass, List<String> args)
            throws IOException {
        List<String> command = new ArrayList<>(wrapper);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
        command.addAll(args);
        return start(command);
    }

    /// Starts one by a whole command.
    ///
    /// @param words in which [#FOLDER] is replaced by the folder
    static HelperJvm start(List<String> words) throws IOException {
        Path folder = Files.createTempDirectory(Leftovers.prefix());
        List<String> command = new ArrayList<>(words);
        command.replaceAll(word -> word.replace(FOLDER, folder.toString()));
        try {
            HelperJvm helper = new HelperJvm(launch(command, folder), folder);
            Runtime.getRuntime().addShutdownHook(helper.endWithUs);
            return helper;
        } catch (IOException e) {
            Workplace.delete(folder);
            throw e;
        }
    }

    private static Process launch(List<String> command, Path folder) throws IOException {
        return new ProcessBuilder(command)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    public Path folder() {
        return folder;
    }

    public long pid() {
        return process.pid();
    }

    /// What it prints.
    public BufferedReader lines() {
        return process.inputReader(UTF_8);
    }

    /// Sends it a line.
    ///
    /// @throws IOException if it has ended
    public void send(String line) throws IOException {
        process.outputWriter(UTF_8).write(line + "\n");
        process.outputWriter(UTF_8).flush();
    }

    /// The last line that it printed as an error, or an empty text.
    public String lastError() {
        try (BufferedReader errors =
                new BufferedReader(new InputStreamReader(Files.newInputStream(folder.resolve("err")), UTF_8))) {
            return errors.lines()
                    .filter(line -> !line.isBlank())
                    .reduce((before, line) -> line)
                    .orElse("");
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }

    /// Whether it has ended.
    public boolean isOver() {
        return !process.isAlive();
    }

    /// Waits for its end.
    ///
    /// @return exit code
    public int await() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            end();
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    /// Ends it at once, with what it has started.
    public void end() {
        asked = true;
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /// Whether [#end] was called, by its user or because this process ends.
    public boolean asked() {
        return asked;
    }

    @Override
    public void close() {
        finish();
        try {
            Runtime.getRuntime().removeShutdownHook(endWithUs);
        } catch (IllegalStateException shuttingDown) {
            end();
        }
    }

    private synchronized void finish() {
        end();
        try {
            process.waitFor(SECONDS_TO_DIE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (Files.exists(folder)) {
            deleteFolder();
        }
    }

    private void deleteFolder() {
        try {
            Workplace.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
