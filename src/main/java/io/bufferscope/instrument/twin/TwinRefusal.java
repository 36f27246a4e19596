package io.bufferscope.instrument.twin;

/// The place in a program that has no twin, and why.
///
/// @param line line in the source, from 1
/// @param column column in the line, from 1
/// @param call the source text of the call or declaration, on one line
public record TwinRefusal(int line, int column, Reason reason, String call) {

    /// Why a call has no twin.
    public enum Reason {
        /// No method of `ByteBuf` does the same.
        NO_COUNTERPART,
        /// Whether the buffer is written or read depends on the way that the program took.
        EITHER_WAY,
        /// The call writes between position and limit of a buffer that is being read.
        WRITES_IN_BETWEEN,
        /// The buffer has no variable by which to name it once more.
        UNNAMED,
        /// An argument would have to be evaluated twice.
        TWICE,
        /// The buffer goes where it is not followed.
        ESCAPES,
        /// The buffer is used in a lambda or a class inside the method.
        CAPTURED,
        /// A field holds the buffer.
        FIELD,
        /// The type stands in an array, a type argument, a cast or the like.
        TYPE,
        /// The method's parameters are prescribed by a type above, or others override it.
        OVERRIDDEN,
        /// No call of the method tells how its buffers come.
        NEVER_CALLED,
        /// The method calls itself, or too many calls lead to it.
        RECURSIVE,
        /// There may be no valid mark.
        MARK,
        /// An index may be out of its bounds, where the two do not do the same.
        INDEX,
        /// The byte order depends on the way that the program took, or on the machine.
        ORDER,
        /// The view refuses to be written.
        READ_ONLY,
        /// The exception is used, and a `ByteBuf` throws another.
        EXCEPTION_USED,
        /// With a `ByteBuf`, the `catch` would catch more or less.
        EXCEPTION_CAUGHT,
        /// The program asks for its own name or lines, which are others in the twin.
        OWN_NAME,
        /// There is nothing to translate.
        NO_BUFFER,
        /// The text that came out is not Java.
        NOT_PROVEN;

        /// The last part of the key of its sentence.
        public String key() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}
