package io.bufferscope.trace;

import java.util.List;

/// A remark about a trace that its reader must not miss.
///
/// @param kind what it is about
/// @param details the facts of it, in the order the kind names
public record Note(Kind kind, List<String> details) {

    /// What a note is about.
    public enum Kind {
        /// A method was too large to be watched: its name.
        METHOD_UNWOVEN,
        /// A method is watched at lines only, since it would be too large: its name.
        METHOD_LINES_ONLY,
        /// The step limit was reached; the program ran on unrecorded: the limit.
        STEP_LIMIT,
        /// The file ends in the middle; what is whole is shown: the number of whole steps.
        CUT_SHORT,
        /// Something inside the file is damaged; what stands before it is shown: the number of whole steps.
        DAMAGED,
        /// Bytes beyond the cap per buffer were left out: the cap in bytes.
        BYTES_LEFT_OUT,
        /// There were more buffers and byte arrays than the watched JVM has memory to remember; new ones are not
        /// recorded while there are so many: the number remembered.
        BUFFERS_LEFT_OUT,
        /// Contents beyond the memory set aside for comparison were left out: the bytes set aside.
        CONTENTS_LEFT_OUT,
        /// The program used its allocators so fast that they were looked at from time to time only: the share of the
        /// time
        /// that looking may take, as one part in so many.
        POOLS_SAMPLED,
        /// The connection to the watched JVM broke off before it ended: the reason.
        CONNECTION_LOST,
        /// The recording's file could not be written any more, so that it ends here while the program ran on: the
        /// reason.
        DISK_FULL
    }

    /// Reads `kind=detail`; what is no such line says that the connection sent nonsense.
    public static Note parse(String line) {
        int at = line.indexOf('=');
        for (Kind kind : Kind.values()) {
            if (at > 0 && kind.name().equals(line.substring(0, at))) {
                return new Note(kind, List.of(line.substring(at + 1)));
            }
        }
        return new Note(Kind.CONNECTION_LOST, List.of(line));
    }
}
