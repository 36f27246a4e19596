package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Frame;
import org.jspecify.annotations.Nullable;

/// What every part of a picture of tapes is drawn from.
///
/// @param before the frame of the step before; null at the first
record Page(Frame frame, @Nullable Frame before, TapeOptions options, Hazards hazards, Messages messages) {

    String text(String key, Object... arguments) {
        return messages.text(key, arguments);
    }

    double width() {
        return options.width();
    }

    /// A tape's name, or a sign that it has none.
    String nameOf(int tape) {
        var held = frame.tape(tape);
        String name = held == null ? null : held.name();
        return name == null ? "#" + tape : name;
    }
}
