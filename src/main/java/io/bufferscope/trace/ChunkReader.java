package io.bufferscope.trace;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// A reader of what a [ChunkWriter] wrote.
///
/// Not safe for use by several threads.
public final class ChunkReader {

    private static final int STRIDE = 1 << 20;

    private final ChunkHeader header = new ChunkHeader();
    private final InputStream in;
    private byte[] data = new byte[1 << 16];
    private long position;
    private boolean torn;

    /// A reader of a stream, which it neither buffers nor closes.
    public ChunkReader(InputStream in) {
        this.in = in;
    }

    /// Reads the next chunk, waiting for it.
    ///
    /// @return false at the end of the stream, also if it ends inside a chunk: see [#torn]
    /// @throws TraceFormatException if what comes next is no chunk, or its checksum does not fit
    public boolean next() throws IOException {
        int got = in.readNBytes(header.array(), 0, ChunkHeader.SIZE);
        torn = got > 0 && got < ChunkHeader.SIZE;
        if (got < ChunkHeader.SIZE) {
            return false;
        }
        if (!header.marked()) {
            throw damaged();
        }
        torn = !fill(header.length());
        if (!torn && !header.fits(data, 0)) {
            throw damaged();
        }
        position += torn ? 0 : ChunkHeader.SIZE + header.length();
        return !torn;
    }

    /// Reads in strides, so that a damaged length asks for no more memory than there are bytes.
    private boolean fill(int length) throws IOException {
        int got = 0;
        while (got < length) {
            int ask = Math.min(length - got, STRIDE);
            if (data.length < got + ask) {
                data = Arrays.copyOf(data, (int) Math.min(length, 2L * (got + ask)));
            }
            int more = in.readNBytes(data, got, ask);
            got += more;
            if (more < ask) {
                return false;
            }
        }
        return true;
    }

    private TraceFormatException damaged() {
        return new TraceFormatException(
                TraceFormatException.Kind.DAMAGED, "The data is damaged after byte " + position + ".");
    }

    /// Kind of the chunk just read.
    public int kind() {
        return header.kind();
    }

    /// An array that begins with the payload of the chunk just read; the next call of [#next] overwrites it.
    public byte[] data() {
        return data;
    }

    /// Bytes of the payload of the chunk just read.
    public int length() {
        return header.length();
    }

    /// Bytes of all whole chunks read so far.
    public long position() {
        return position;
    }

    /// Whether the stream ended inside a chunk.
    public boolean torn() {
        return torn;
    }
}
