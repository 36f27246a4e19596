package io.bufferscope.app.bench;

/// The style classes of the Bench room.
final class BenchStyles {

    static final String LIST = "bench-list";
    static final String FILTER = "bench-filter";
    static final String HEADING = "bench-heading";

    private BenchStyles() {}
}
