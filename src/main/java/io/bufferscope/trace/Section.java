package io.bufferscope.trace;

/// The kinds of chunk that a file is made of; `docs/bscope-format.md` describes their payloads.
final class Section {

    static final int PROGRAM = 16;
    static final int ENVIRONMENT = 17;
    static final int KEY = 18;
    static final int OPS = 19;
    static final int ENDING = 20;
    static final int NOTES = 21;
    static final int INDEX = 22;
    static final int TRAILER = 23;

    private Section() {}
}
