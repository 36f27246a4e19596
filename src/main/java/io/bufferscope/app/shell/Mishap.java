package io.bufferscope.app.shell;

import org.jspecify.annotations.Nullable;

/// Something that went wrong, as the user is told.
///
/// @param kind how bad it is
/// @param key key of the sentence
/// @param arguments what fills its holes
/// @param remedy what the user can do about it by one click, or null
public record Mishap(
        Kind kind, String key, Object[] arguments, @Nullable Remedy remedy) {

    /// How bad a mishap is.
    public enum Kind {
        /// The user should know.
        NOTICE,
        /// What the user wanted did not happen.
        FAILURE,
        /// The application itself is at fault.
        DEFECT
    }

    /// A way out.
    ///
    /// @param key key of the name on the button
    /// @param action what the button does
    public record Remedy(String key, Runnable action) {}

    public static Mishap notice(String key, Object... arguments) {
        return new Mishap(Kind.NOTICE, key, arguments, null);
    }

    public static Mishap failure(String key, Object... arguments) {
        return new Mishap(Kind.FAILURE, key, arguments, null);
    }

    /// The same mishap with a way out.
    public Mishap with(String buttonKey, Runnable action) {
        return new Mishap(kind, key, arguments, new Remedy(buttonKey, action));
    }
}
