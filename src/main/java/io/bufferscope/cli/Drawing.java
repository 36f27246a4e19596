package io.bufferscope.cli;

import io.bufferscope.picture.Picture;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import org.jspecify.annotations.Nullable;

/// A way to draw a step.
interface Drawing {

    /// The picture of a frame.
    ///
    /// @param before the frame of the step before; null at the first
    /// @param lives what is known of the steps up to the frame
    Picture picture(Frame frame, @Nullable Frame before, Lives lives);
}
