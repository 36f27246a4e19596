package io.bufferscope.copies.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;

/// The loop of read, flip, write, clear, with a buffer that is emptied before it is cleared.
record LoopSender(ByteBuffer buffer) implements FileSender {

    @Override
    public void send(FileChannel file, SocketChannel socket) throws IOException {
        file.position(0);
        while (file.read(buffer.clear()) != -1) {
            buffer.flip();
            while (buffer.hasRemaining()) {
                socket.write(buffer);
            }
        }
    }
}
