package io.bufferscope.probe;

import java.nio.Buffer;

/// The kinds of object that have tapes.
///
/// Netty is known by name, so that its classes are touched only in programs that have them.
final class Kinds {

    private static final ClassValue<Boolean> NETTY = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            for (Class<?> at = type; at != null; at = at.getSuperclass()) {
                if (at.getName().equals("io.netty.buffer.ByteBuf")) {
                    return at.getClassLoader() == Kinds.class.getClassLoader();
                }
            }
            return false;
        }
    };

    /// A kind of object.
    enum Kind {
        NONE,
        NIO,
        BYTES,
        NETTY
    }

    Kind of(Object object) {
        if (object instanceof Buffer) {
            return Kind.NIO;
        }
        if (object instanceof byte[]) {
            return Kind.BYTES;
        }
        if (object instanceof String || object instanceof Object[]) {
            return Kind.NONE;
        }
        return NETTY.get(object.getClass()) ? Kind.NETTY : Kind.NONE;
    }
}
