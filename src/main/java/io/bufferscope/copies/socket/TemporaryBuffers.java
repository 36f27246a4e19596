package io.bufferscope.copies.socket;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The direct buffers that the JDK keeps for the calling thread and copies heap memory into.
///
/// They are the JDK's own: reading them takes `--add-opens java.base/sun.nio.ch=ALL-UNNAMED`.
public final class TemporaryBuffers {

    private TemporaryBuffers() {}

    /// Bytes of the largest one; empty if they cannot be read.
    public static OptionalLong largest() {
        try {
            Class<?> util = Class.forName("sun.nio.ch.Util");
            Object cache = ((ThreadLocal<?>) read(util, "bufferCache", null)).get();
            Object[] buffers = (Object[]) read(cache.getClass(), "buffers", cache);
            return OptionalLong.of(Arrays.stream(buffers)
                    .filter(Objects::nonNull)
                    .mapToLong(buffer -> ((ByteBuffer) buffer).capacity())
                    .max()
                    .orElse(0));
        } catch (ReflectiveOperationException | RuntimeException otherJdk) {
            return OptionalLong.empty();
        }
    }

    private static Object read(Class<?> type, String name, @Nullable Object owner) throws ReflectiveOperationException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return Objects.requireNonNull(field.get(owner));
    }
}
