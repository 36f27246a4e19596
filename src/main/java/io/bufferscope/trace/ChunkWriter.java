package io.bufferscope.trace;

import java.io.IOException;
import java.io.OutputStream;

/// A writer of chunks: the framing of the socket and of files.
///
/// A chunk is `int mark and kind, int length, int checksum, payload`, big endian. Not safe for use by several threads;
/// allocates nothing after it was made.
public final class ChunkWriter {

    /// Payload: UTF-8 lines `key=value`, the facts of an [Environment].
    public static final int HELLO = 1;
    /// Payload: operations; the last one is whole.
    public static final int OPS = 2;
    /// Payload: `u steps`; the step limit was reached.
    public static final int LIMIT = 3;
    /// Payload: UTF-8 lines `kind=detail`, each a [Note].
    public static final int NOTES = 4;

    private final ChunkHeader header = new ChunkHeader();
    private final OutputStream out;

    /// A writer to a stream, which it neither buffers nor closes.
    public ChunkWriter(OutputStream out) {
        this.out = out;
    }

    /// Writes a chunk.
    ///
    /// @param kind 0 to 65535
    /// @param data array that begins with the payload
    /// @param length bytes of the payload
    public void write(int kind, byte[] data, int length) throws IOException {
        write(kind, data, 0, length);
    }

    void write(int kind, byte[] data, int from, int length) throws IOException {
        header.describe(kind, data, from, length);
        out.write(header.array(), 0, ChunkHeader.SIZE);
        out.write(data, from, length);
    }
}
