package io.bufferscope.copies.ride;

import io.bufferscope.copies.Check;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.security.MessageDigest;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/// The far end of a connection: a thread that reads into one direct buffer, over and over.
public final class Receiver implements AutoCloseable {

    private static final int BUFFER = 256 << 10;

    private final SocketChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final Thread thread;
    private final ExecutorService executor;
    private byte[] expectedOf = {};
    private byte[] expected = {};

    public Receiver(SocketChannel channel) throws IOException {
        this.channel = channel;
        executor = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name("receiver").daemon().factory());
        thread = await(executor.submit(Thread::currentThread));
    }

    public long threadId() {
        return thread.threadId();
    }

    /// Reads so many bytes, or up to the end of the stream.
    ///
    /// @return bytes that were read
    public Future<Long> count(long bytes) {
        return executor.submit(() -> read(bytes, null));
    }

    /// Reads as many bytes as were sent, or up to the end of the stream, and compares the digests.
    public Future<Check> compare(byte[] sent) {
        return executor.submit((Callable<Check>) () -> {
            MessageDigest digest = Payload.sha256();
            long arrived = read(sent.length, digest);
            return new Check(sent.length, arrived, MessageDigest.isEqual(expected(sent), digest.digest()));
        });
    }

    /// The digest of what is sent, which is always the same array.
    private byte[] expected(byte[] sent) {
        if (expectedOf != sent) {
            expectedOf = sent;
            expected = Payload.digest(sent);
        }
        return expected;
    }

    private long read(long bytes, @Nullable MessageDigest digest) throws IOException {
        long done = 0;
        while (done < bytes) {
            buffer.clear().limit((int) Math.min(buffer.capacity(), bytes - done));
            int read = channel.read(buffer);
            if (read < 0) {
                return done;
            }
            done += read;
            if (digest != null) {
                digest.update(buffer.flip());
            }
        }
        return done;
    }

    /// The result of what the receiver was asked for.
    ///
    /// @throws IOException if it failed, or the caller was interrupted
    public static <T> T await(Future<T> asked) throws IOException {
        try {
            return asked.get();
        } catch (ExecutionException e) {
            throw new IOException(String.valueOf(e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        executor.close();
    }
}
