package io.bufferscope.picture.pool;

import io.bufferscope.l10n.Messages;
import java.util.List;

/// One decision of an allocator on the way to a place, or the admission that it cannot be known.
///
/// @param key key of its sentence
/// @param arguments what fills the holes of the sentence: numbers and Netty's own names
/// @param evidence how it is known
/// @param place what it is about, to be shown beside it
public record Decision(String key, List<Object> arguments, Evidence evidence, Place place) {

    /// How a decision is known.
    public enum Evidence {
        /// It was read off a state before or after.
        SEEN,
        /// It follows from the state before by Netty's rule, and the state after agrees.
        DERIVED,
        /// The states do not tell.
        UNKNOWN
    }

    /// A place in an allocator.
    ///
    /// @param chunk id of a chunk, or 0
    /// @param page first page of a run, or -1
    /// @param element number of an element, or -1
    public record Place(int chunk, int page, int element) {

        /// No place.
        public static final Place NONE = new Place(0, -1, -1);
    }

    /// The decision in a sentence.
    public String sentence(Messages messages) {
        return messages.text(key, arguments.toArray());
    }
}
