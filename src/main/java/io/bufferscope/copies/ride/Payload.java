package io.bufferscope.copies.ride;

import io.bufferscope.copies.Check;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.SplittableRandom;

/// The bytes that are carried: random, but the same each time.
public final class Payload {

    private static final long SEED = 20_260_101;

    private Payload() {}

    /// An array of its own for each caller.
    public static byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        new SplittableRandom(SEED).nextBytes(bytes);
        return bytes;
    }

    /// A direct buffer that holds them, ready to be read.
    public static ByteBuffer direct(int size) {
        return ByteBuffer.allocateDirect(size).put(bytes(size)).flip();
    }

    public static byte[] digest(byte[] bytes) {
        return sha256().digest(bytes);
    }

    /// Compares by digest.
    public static Check compare(byte[] sent, byte[] arrived) {
        return new Check(sent.length, arrived.length, MessageDigest.isEqual(digest(sent), digest(arrived)));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
