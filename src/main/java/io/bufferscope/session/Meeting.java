package io.bufferscope.session;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/// A place in the file system where a probe and its host meet.
sealed interface Meeting {

    /// Waits for the probe.
    ///
    /// @return what it sends, up to the end of its process
    InputStream await() throws IOException;

    /// Ends the wait for a probe that never comes; does nothing if it came.
    void giveUp();

    /// A named pipe if the path ends in `.pipe`, which must exist; else a socket, which is made.
    static Meeting at(Path path) throws IOException {
        if (path.toString().endsWith(Workplace.PIPE)) {
            return new Pipe(path);
        }
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(path);
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(address);
        return new Socket(address, server);
    }

    /// A named pipe: both ends wait for each other when they open it.
    record Pipe(Path path) implements Meeting {

        @Override
        public InputStream await() throws IOException {
            return new FileInputStream(path.toFile());
        }

        @Override
        @SuppressWarnings("EmptyCatch")
        public void giveUp() {
            try {
                new RandomAccessFile(path.toFile(), "rw").close();
            } catch (IOException deletedAlready) {
                // Then nobody waits.
            }
        }
    }

    /// A Unix-domain socket.
    record Socket(UnixDomainSocketAddress address, ServerSocketChannel server) implements Meeting {

        @Override
        public InputStream await() throws IOException {
            try (server) {
                return Channels.newInputStream(server.accept());
            }
        }

        @Override
        @SuppressWarnings("EmptyCatch")
        public void giveUp() {
            try {
                SocketChannel.open(address).close();
            } catch (IOException readerHasEnded) {
                // Nobody listens any more, so nobody waits.
            }
        }
    }
}
