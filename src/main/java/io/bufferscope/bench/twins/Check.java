package io.bufferscope.bench.twins;

/// A check value: arithmetic of a few nanoseconds that the compiler can see through.
final class Check {

    private static final int ROUNDS = 10;

    private Check() {}

    /// The check value of eight bytes.
    static long of(long bytes) {
        long check = bytes;
        for (int i = 0; i < ROUNDS; i++) {
            check ^= check >>> 33;
            check *= 0xFF51AFD7ED558CCDL;
        }
        return check;
    }
}
