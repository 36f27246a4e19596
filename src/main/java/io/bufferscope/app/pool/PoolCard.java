package io.bufferscope.app.pool;

/// A part of the room that shows a moment.
interface PoolCard {

    /// Shows a moment; called again for the same one when the language changes.
    void show(PoolMoment moment);
}
