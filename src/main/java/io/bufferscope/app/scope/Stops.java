package io.bufferscope.app.scope;

/// The steps at which playing pauses.
interface Stops {

    /// Nowhere.
    Stops NONE = new Stops() {
        @Override
        public long next(long after) {
            return Long.MAX_VALUE;
        }

        @Override
        public long known() {
            return Long.MAX_VALUE;
        }
    };

    /// The first stop after a step; [Long#MAX_VALUE] if none is known.
    long next(long after);

    /// The last step of which it is known whether it is a stop.
    long known();
}
