package io.bufferscope.bench.suite;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/// A connection over the loopback whose far end is read by a thread that throws all away.
///
/// @param socket the near end
record Drain(SocketChannel socket, Thread reader) implements AutoCloseable {

    private static final int BLOCK = 256 << 10;

    static Drain open() throws IOException {
        try (ServerSocketChannel door = ServerSocketChannel.open()) {
            door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            SocketChannel near = SocketChannel.open(door.getLocalAddress());
            SocketChannel far = door.accept();
            return new Drain(near, Thread.ofPlatform().daemon().name("drain").start(() -> read(far)));
        }
    }

    private static void read(SocketChannel far) {
        ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
        try (far) {
            while (far.read(block.clear()) >= 0) {
                Thread.onSpinWait();
            }
        } catch (IOException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
