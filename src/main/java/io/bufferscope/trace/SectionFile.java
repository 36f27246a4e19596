package io.bufferscope.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/// A file of sections that grows at its end and is read anywhere.
///
/// Safe for use by several threads. Interrupting a reader does not close it, as it would a channel.
final class SectionFile implements AutoCloseable {

    private static final int BUFFER = 1 << 16;

    private final RandomAccessFile file;
    private final OutputStream out = new BufferedOutputStream(new End(), BUFFER);
    private final ChunkWriter chunks = new ChunkWriter(out);
    private long written;
    private long size;

    private SectionFile(RandomAccessFile file, long size) {
        this.file = file;
        this.written = size;
        this.size = size;
    }

    static SectionFile create(Path path) throws IOException {
        SectionFile made = new SectionFile(new RandomAccessFile(path.toFile(), "rw"), 0);
        made.append(Header.bytes());
        return made;
    }

    /// An existing file, to be read only.
    ///
    /// @param size where its last whole section ends
    static SectionFile open(Path path, long size) throws IOException {
        return new SectionFile(new RandomAccessFile(path.toFile(), "r"), size);
    }

    private synchronized void append(byte[] data) throws IOException {
        out.write(data);
        size += data.length;
    }

    /// Appends a section and returns where it begins.
    synchronized long append(int kind, byte[] data, int from, int length) throws IOException {
        long begin = size;
        chunks.write(kind, data, from, length);
        size += ChunkHeader.SIZE + length;
        return begin;
    }

    synchronized long size() {
        return size;
    }

    synchronized byte[] read(long offset, long length) throws IOException {
        if (length > Integer.MAX_VALUE - 8) {
            throw new IOException("A part of the recording is too large to be read at once.");
        }
        byte[] data = new byte[(int) length];
        flush();
        file.seek(offset);
        file.readFully(data);
        return data;
    }

    void copy(long from, long to, OutputStream target) throws IOException {
        for (long at = from; at < to; ) {
            byte[] part = read(at, Math.min(to - at, BUFFER));
            target.write(part);
            at += part.length;
        }
    }

    private void flush() throws IOException {
        if (written < size) {
            out.flush();
        }
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }

    private final class End extends OutputStream {

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            file.seek(written);
            file.write(data, from, length);
            written += length;
        }
    }
}
