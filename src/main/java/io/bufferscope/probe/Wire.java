package io.bufferscope.probe;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/// The way to the host: a named pipe where the host could make one, else a Unix-domain socket.
///
/// A pipe is an ordinary file to the JDK. The first socket brings in the selectors and a secure random generator, and
/// takes half as long again as the start of the JVM.
final class Wire {

    private static final String PIPE = ".pipe";

    private Wire() {}

    /// Connects to the host.
    ///
    /// @param address path of a pipe if it ends in `.pipe`, else of a socket
    static OutputStream open(String address) throws IOException {
        if (address.endsWith(PIPE)) {
            return new FileOutputStream(address);
        }
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        channel.connect(UnixDomainSocketAddress.of(address));
        return new Socket(channel);
    }

    /// A socket as a stream that allocates nothing for a write, because the program may have filled the heap.
    private static final class Socket extends OutputStream {

        private static final int ROOM = 16 * 1024;

        private final SocketChannel channel;
        private final ByteBuffer buffer = ByteBuffer.allocate(ROOM);

        Socket(SocketChannel channel) {
            this.channel = channel;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            for (int done = 0; done < length; ) {
                int here = Math.min(ROOM, length - done);
                buffer.clear().put(data, from + done, here).flip();
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                done += here;
            }
        }
    }
}
