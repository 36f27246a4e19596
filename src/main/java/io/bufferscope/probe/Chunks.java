package io.bufferscope.probe;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.zip.CRC32C;

final class Chunks {
    static final int HELLO = 1;
    static final int OPS = 2;
    static final int LIMIT = 3;

    private Chunks() {}

    static void write(WritableByteChannel to, int kind, byte[] data, int length) throws IOException {
        CRC32C crc = new CRC32C();
        crc.update(data, 0, length);
        ByteBuffer head = ByteBuffer.allocate(12)
                .putInt(kind)
                .putInt(length)
                .putInt((int) crc.getValue())
                .flip();
        while (head.hasRemaining()) {
            to.write(head);
        }
        ByteBuffer body = ByteBuffer.wrap(data, 0, length);
        while (body.hasRemaining()) {
            to.write(body);
        }
    }
}
