package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.trace.ChunkReader;
import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.Environment;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.RecordedTrace;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;

/// The host's end of the connection to a probe: what arrives becomes the trace.
final class ProbeConnection {

    private final UnixDomainSocketAddress address;
    private final ServerSocketChannel server;
    private final RecordedTrace trace;
    private final long stepLimit;
    private final Thread reader;

    private ProbeConnection(
            UnixDomainSocketAddress address, ServerSocketChannel server, RecordedTrace trace, long stepLimit) {
        this.address = address;
        this.server = server;
        this.trace = trace;
        this.stepLimit = stepLimit;
        reader = Thread.ofPlatform().name("probe reader").daemon().start(this::read);
    }

    static ProbeConnection listen(Path socket, RecordedTrace trace, long stepLimit) throws IOException {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(socket);
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(address);
        return new ProbeConnection(address, server, trace, stepLimit);
    }

    private void read() {
        try (ServerSocketChannel listening = server;
                SocketChannel channel = listening.accept()) {
            ChunkReader chunks = new ChunkReader(Channels.newInputStream(channel));
            while (chunks.next()) {
                take(chunks);
            }
        } catch (IOException e) {
            trace.note(new Note(Note.Kind.CONNECTION_LOST, List.of(String.valueOf(e.getMessage()))));
        }
    }

    private void take(ChunkReader chunk) throws IOException {
        switch (chunk.kind()) {
            case ChunkWriter.HELLO ->
                trace.environment(Environment.parse(new String(chunk.data(), 0, chunk.length(), UTF_8)));
            case ChunkWriter.LIMIT -> trace.note(new Note(Note.Kind.STEP_LIMIT, List.of(Long.toString(stepLimit))));
            default -> trace.append(chunk.data(), chunk.length());
        }
    }

    /// Waits until everything was read; call it after the process has ended.
    ///
    /// A connection of our own behind the probe's wakes the reader if the probe never connected.
    void finish() {
        wake();
        try {
            reader.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @SuppressWarnings("EmptyCatch")
    private void wake() {
        try {
            SocketChannel.open(address).close();
        } catch (IOException readerHasEnded) {
            // Nobody listens any more, so nobody waits.
        }
    }
}
