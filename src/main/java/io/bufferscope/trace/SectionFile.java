package io.bufferscope.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;

/// A file of sections that grows at its end and is read anywhere.
///
/// Its end is in memory until there is enough to be written. If the disk is full, what is in memory stays there and can
/// still be read, and what little comes after that too. Safe for use by several threads. Interrupting a reader does not
/// close it, as it would a channel.
final class SectionFile implements AutoCloseable {

    private static final int BUFFER = 1 << 16;

    private final RandomAccessFile file;
    private final ChunkWriter chunks = new ChunkWriter(new End());
    private byte[] tail = new byte[0];
    private int tailSize;
    private long written;
    private boolean full;

    private SectionFile(RandomAccessFile file, long size) {
        this.file = file;
        this.written = size;
    }

    static SectionFile create(Path path) throws IOException {
        SectionFile made = new SectionFile(new RandomAccessFile(path.toFile(), "rw"), 0);
        made.add(Header.bytes(), 0, Header.SIZE);
        return made;
    }

    /// An existing file, to be read only.
    ///
    /// @param size where its last whole section ends
    static SectionFile open(Path path, long size) throws IOException {
        return new SectionFile(new RandomAccessFile(path.toFile(), "r"), size);
    }

    /// Appends a section and returns where it begins.
    ///
    /// @throws IOException if the disk is full; the section is then not in the file
    synchronized long append(int kind, byte[] data, int from, int length) throws IOException {
        long begin = size();
        int before = tailSize;
        chunks.write(kind, data, from, length);
        if (tailSize >= BUFFER && !full) {
            writeTail(before);
        }
        return begin;
    }

    private void writeTail(int before) throws IOException {
        try {
            file.seek(written);
            file.write(tail, 0, tailSize);
            written += tailSize;
            tailSize = 0;
        } catch (IOException noRoom) {
            full = true;
            tailSize = before;
            throw noRoom;
        }
    }

    private void add(byte[] data, int from, int length) {
        if (tail.length - tailSize < length) {
            tail = Arrays.copyOf(tail, Math.max(tailSize + length, 2 * tail.length));
        }
        System.arraycopy(data, from, tail, tailSize, length);
        tailSize += length;
    }

    synchronized long size() {
        return written + tailSize;
    }

    synchronized byte[] read(long offset, long length) throws IOException {
        if (length > Integer.MAX_VALUE - 8) {
            throw new IOException("A part of the recording is too large to be read at once.");
        }
        byte[] data = new byte[(int) length];
        int inFile = (int) Math.clamp(written - offset, 0, length);
        file.seek(offset);
        file.readFully(data, 0, inFile);
        if (inFile < data.length) {
            System.arraycopy(tail, (int) (offset + inFile - written), data, inFile, data.length - inFile);
        }
        return data;
    }

    void copy(long from, long to, OutputStream target) throws IOException {
        for (long at = from; at < to; ) {
            byte[] part = read(at, Math.min(to - at, BUFFER));
            target.write(part);
            at += part.length;
        }
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }

    private final class End extends OutputStream {

        @Override
        public void write(int octet) {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) {
            add(data, from, length);
        }
    }
}
