package io.bufferscope.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// What the world sees of a program: standard output, standard error and exit code.
public record Outcome(String out, String err, int exit) {

    /// Runs a command to its end, at most two minutes.
    ///
    /// @param folder where it runs
    /// @param input its standard input
    public static Outcome of(List<String> command, Path folder, byte[] input) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).directory(folder.toFile()).start();
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        feed(process, input);
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("still running after two minutes: " + command);
        }
        return new Outcome(out.join(), err.join(), process.exitValue());
    }

    /// The same with lines of standard error that repeat the one before left out.
    public Outcome withoutRepetitions() {
        StringBuilder kept = new StringBuilder();
        String last = "";
        for (String line : err.lines().toList()) {
            kept.append(line.equals(last) ? "" : line + "\n");
            last = line;
        }
        return new Outcome(out, kept.toString(), exit);
    }

    private static void feed(Process process, byte[] input) {
        try (OutputStream stdin = process.getOutputStream()) {
            stdin.write(input);
        } catch (IOException programDoesNotRead) {
            // the program may end without reading its input
        }
    }

    private static String text(InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
