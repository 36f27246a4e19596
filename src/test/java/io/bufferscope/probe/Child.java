package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.ChunkReader;
import io.bufferscope.trace.ChunkWriter;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A JVM that runs a program whose hooks are written by hand, with or without a host that listens.
final class Child {

    private final Class<?> program;
    private final List<String> options = new ArrayList<>();
    private long limitSteps;
    private int hostMillisPerChunk;
    private boolean hostLeaves;
    private boolean piped;

    Child(Class<?> program) {
        this.program = program;
    }

    Child with(String option) {
        options.add(option);
        return this;
    }

    Child limit(long steps) {
        limitSteps = steps;
        return this;
    }

    Child slowHost(int millisPerChunk) {
        hostMillisPerChunk = millisPerChunk;
        return this;
    }

    Child piped() {
        piped = true;
        return this;
    }

    Child leavingHost() {
        hostLeaves = true;
        return this;
    }

    /// How a child ended, and what it sent.
    ///
    /// @param ops the operations of every chunk
    record Result(int exitCode, byte[] out, byte[] err, List<String> ops, boolean limited) {

        String text() {
            return new String(out, UTF_8);
        }

        long count(String prefix) {
            return ops.stream().filter(op -> op.startsWith(prefix)).count();
        }
    }

    /// Runs the program as it would run without us.
    Result plain() throws Exception {
        return run(null);
    }

    /// Runs the program with a host.
    Result watched() throws Exception {
        Path folder = Files.createTempDirectory("child");
        Path wire = folder.resolve(piped ? "trace.pipe" : "s");
        Path address =
                Files.createDirectories(folder.resolve("io/bufferscope/probe")).resolve("Address.class");
        Files.write(address, TestHost.address(wire.toString(), limitSteps, 65536));
        List<String> ops = new ArrayList<>();
        CompletableFuture<Boolean> host = piped ? pipe(wire, ops) : socket(wire, ops);
        Result result = run(folder);
        return new Result(result.exitCode, result.out, result.err, ops, host.get(60, TimeUnit.SECONDS));
    }

    private CompletableFuture<Boolean> socket(Path wire, List<String> ops) throws IOException {
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(wire));
        return CompletableFuture.supplyAsync(() -> {
            try (server;
                    SocketChannel channel = server.accept()) {
                return host(Channels.newInputStream(channel), ops);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private CompletableFuture<Boolean> pipe(Path wire, List<String> ops) throws Exception {
        assertThat(new ProcessBuilder("mkfifo", wire.toString()).start().waitFor())
                .isZero();
        return CompletableFuture.supplyAsync(() -> {
            try (InputStream in = new FileInputStream(wire.toFile())) {
                return host(in, ops);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private boolean host(InputStream in, List<String> ops) throws IOException {
        boolean limited = false;
        ChunkReader chunks = new ChunkReader(in);
        while (chunks.next()) {
            if (chunks.kind() == ChunkWriter.OPS) {
                ops.addAll(Ops.read(chunks.data(), chunks.length()));
            }
            limited |= chunks.kind() == ChunkWriter.LIMIT;
            if (hostLeaves) {
                return limited;
            }
            pause();
        }
        return limited;
    }

    private void pause() {
        try {
            Thread.sleep(hostMillisPerChunk);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private Result run(Path folder) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        String path = System.getProperty("java.class.path");
        command.addAll(List.of("-cp", folder == null ? path : path + File.pathSeparator + folder));
        command.add(program.getName());
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the child did not end");
        }
        return new Result(process.exitValue(), Files.readAllBytes(out), Files.readAllBytes(err), List.of(), false);
    }
}
