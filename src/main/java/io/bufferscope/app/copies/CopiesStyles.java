package io.bufferscope.app.copies;

/// The style classes of the Copies room.
final class CopiesStyles {

    static final String CHOICE = "copies-choice";
    static final String ENTRY = "copies-entry";
    static final String BAR = "copies-bar";

    private CopiesStyles() {}
}
