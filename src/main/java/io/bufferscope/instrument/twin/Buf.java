package io.bufferscope.instrument.twin;

/// A buffer that the program makes somewhere: an identity.
final class Buf {

    /// One of several buffers, it is not known which.
    static final Buf ANY = new Buf();
}
