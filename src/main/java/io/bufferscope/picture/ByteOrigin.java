package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;

/// The step that gave a byte the value it has.
///
/// @param step the step; the earliest one looked at if the origin was not found
/// @param line line in the source, from 1
/// @param what the call as it is written, or the line
public record ByteOrigin(How how, long step, int line, String what) {

    /// What is known of the origin.
    public enum How {
        /// A call wrote it.
        CALL,
        /// Something that is no recorded call wrote it, while a line ran.
        LINE,
        /// It had this value when its memory was first seen.
        FIRST,
        /// No step that was looked at wrote it.
        NOT_FOUND
    }

    /// The origin in a sentence.
    public String sentence(Messages messages) {
        return switch (how) {
            case CALL -> messages.text("origin.call", step, line, what);
            case LINE -> messages.text("origin.line", line, what, step);
            case FIRST -> messages.text("origin.first", step, line, what);
            case NOT_FOUND -> messages.text("origin.notfound", step);
        };
    }
}
