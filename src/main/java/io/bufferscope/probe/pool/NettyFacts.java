package io.bufferscope.probe.pool;

import io.netty.util.internal.PlatformDependent;
import java.lang.reflect.Field;

/// What Netty found this JVM to be like, as lines `key=value`; touches Netty's classes.
public final class NettyFacts {

    private NettyFacts() {}

    /// `netty.unsafe`, `netty.prefer.direct` and, where it can be seen, `netty.cleaner`: the class that frees direct
    /// memory.
    public static String text() {
        String cleaner = cleaner();
        return "netty.unsafe=" + PlatformDependent.hasUnsafe() + "\nnetty.prefer.direct="
                + PlatformDependent.directBufferPreferred() + "\n"
                + (cleaner.isEmpty() ? "" : "netty.cleaner=" + cleaner + "\n");
    }

    /// The name of the class; empty if this version has no such field.
    private static String cleaner() {
        if (PlatformDependent.useDirectBufferNoCleaner()) {
            return "Unsafe";
        }
        try {
            Field field = PlatformDependent.class.getDeclaredField("CLEANER");
            field.setAccessible(true);
            Object cleaner = field.get(null);
            return cleaner == null ? "" : cleaner.getClass().getSimpleName();
        } catch (ReflectiveOperationException | RuntimeException notThere) {
            return "";
        }
    }
}
