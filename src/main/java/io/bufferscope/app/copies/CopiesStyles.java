package io.bufferscope.app.copies;

/// The style classes of the Copies room.
final class CopiesStyles {

    static final String PANE = "scope-pane";
    static final String SIDE = "scope-side";
    static final String CARDS = "pool-side";
    static final String FLOW = "pool-flow";
    static final String FORM = "pool-form";
    static final String SMALL = "pool-small";
    static final String EVIDENCE = "pool-evidence";
    static final String SENTENCE = "sentence";
    static final String TABLE = "pool-facts";
    static final String BAR = "copies-bar";

    private CopiesStyles() {}
}
