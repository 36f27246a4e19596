package io.bufferscope.view;

/// Where the steps of a trace lie on a bar.
///
/// @param steps their number
/// @param left where the first lies
/// @param width pixels from the first to the last, at least 1
record TimelineScale(int steps, double left, double width) {

    double x(long step) {
        return steps < 2 ? left : left + width * (step - 1) / (steps - 1);
    }

    /// The step nearest to a place; there must be one.
    long step(double x) {
        return Math.clamp(Math.round((x - left) / width * (steps - 1)) + 1, 1, Math.max(1, steps));
    }
}
