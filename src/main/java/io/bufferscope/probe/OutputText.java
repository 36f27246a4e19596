package io.bufferscope.probe;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;

/// The recorder of one standard stream, which turns bytes into text.
///
/// A character may come in two writes: its first bytes wait for the rest.
final class OutputText {

    private static final int MOST_BYTES = 8192;

    private final Printer printer;
    private final Journal journal;
    private final boolean error;
    private final CharsetDecoder decoder;
    private final ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES + 16);
    private final CharBuffer chars;

    OutputText(Printer printer, Journal journal, boolean error, Charset charset) {
        this.printer = printer;
        this.journal = journal;
        this.error = error;
        this.decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        this.chars = CharBuffer.allocate((int) (bytes.capacity() * decoder.maxCharsPerByte()) + 1);
    }

    /// Records what was just printed; never throws.
    void printed(byte[] data, int from, int length) {
        try {
            synchronized (journal.lock) {
                for (int done = 0; done < length && journal.open(); ) {
                    int here = Math.min(length - done, MOST_BYTES);
                    write(data, from + done, here);
                    done += here;
                }
            }
        } catch (Throwable failure) {
            return;
        }
    }

    private void write(byte[] data, int from, int length) {
        bytes.put(data, from, length).flip();
        decoder.decode(bytes, chars.clear(), false);
        bytes.compact();
        if (chars.position() > 0) {
            printer.printed(error, chars.flip().toString());
        }
    }
}
