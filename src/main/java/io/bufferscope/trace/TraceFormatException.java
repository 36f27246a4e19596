package io.bufferscope.trace;

import java.io.IOException;

/// The refusal of a file or of operations that are not a trace this program can read.
///
/// The message is one sentence.
public final class TraceFormatException extends IOException {

    private static final long serialVersionUID = 1;

    private final Kind kind;

    TraceFormatException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    static TraceFormatException malformed(String what) {
        return new TraceFormatException(Kind.MALFORMED, "The recording is damaged: " + what + ".");
    }

    public Kind kind() {
        return kind;
    }

    /// Why something was refused.
    public enum Kind {
        /// It is not a trace at all.
        FOREIGN,
        /// A later version wrote it.
        NEWER,
        /// Not even its beginning is whole.
        CUT_SHORT,
        /// A checksum does not fit its bytes.
        DAMAGED,
        /// The bytes arrived as they were written, but do not make sense.
        MALFORMED
    }
}
