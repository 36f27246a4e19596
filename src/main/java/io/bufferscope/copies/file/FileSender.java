package io.bufferscope.copies.file;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;

/// A way of sending all of a file over a blocking connection.
interface FileSender {

    void send(FileChannel file, SocketChannel socket) throws IOException;

    /// `FileChannel.transferTo` until all has gone.
    static void transfer(FileChannel file, SocketChannel socket) throws IOException {
        long size = file.size();
        long sent = 0;
        while (sent < size) {
            sent += file.transferTo(sent, size - sent, socket);
        }
    }

    /// Maps the file, writes the mapping, and unmaps it at once.
    static void map(FileChannel file, SocketChannel socket) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            ByteBuffer mapped = file.map(FileChannel.MapMode.READ_ONLY, 0, file.size(), arena)
                    .asByteBuffer();
            while (mapped.hasRemaining()) {
                socket.write(mapped);
            }
        }
    }
}
