package io.bufferscope.copies.ride;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/// A door on the loopback interface at a port that the system chooses; it lets one connection in.
public final class Loopback implements AutoCloseable {

    private final ServerSocketChannel server;

    private Loopback(ServerSocketChannel server) {
        this.server = server;
    }

    public static Loopback listen() throws IOException {
        ServerSocketChannel server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        return new Loopback(server);
    }

    /// Where to connect to.
    public InetSocketAddress address() throws IOException {
        return (InetSocketAddress) server.getLocalAddress();
    }

    /// A blocking channel connected to it.
    public SocketChannel connect() throws IOException {
        return SocketChannel.open(address()).setOption(StandardSocketOptions.TCP_NODELAY, true);
    }

    /// The far end of what has connected.
    public SocketChannel accept() throws IOException {
        return server.accept();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
