package io.bufferscope.trace;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/// The twelve bytes before each chunk: mark and kind, length, checksum; each a big-endian `int`.
///
/// The checksum (CRC-32C) covers mark, kind, length and payload.
final class ChunkHeader {

    static final int SIZE = 12;

    private static final int MARK = 0x4253_0000;
    private static final int KIND = 0xFFFF;
    private static final int CHECKED = 8;

    private final ByteBuffer header = ByteBuffer.allocate(SIZE);
    private final CRC32C crc = new CRC32C();

    byte[] array() {
        return header.array();
    }

    /// Makes the header of a payload.
    void describe(int kind, byte[] data, int from, int length) {
        header.putInt(0, MARK | (kind & KIND)).putInt(4, length);
        header.putInt(CHECKED, checksum(data, from, length));
    }

    /// Takes the header that begins at `from`.
    void read(byte[] data, int from) {
        header.put(0, data, from, SIZE);
    }

    /// Whether it begins as every chunk does.
    boolean marked() {
        return (header.getInt(0) & ~KIND) == MARK && length() >= 0;
    }

    int kind() {
        return header.getInt(0) & KIND;
    }

    int length() {
        return header.getInt(4);
    }

    boolean fits(byte[] data, int from) {
        return checksum(data, from, length()) == header.getInt(CHECKED);
    }

    private int checksum(byte[] data, int from, int length) {
        crc.reset();
        crc.update(header.array(), 0, CHECKED);
        crc.update(data, from, length);
        return (int) crc.getValue();
    }
}
