package io.bufferscope.probe;

import org.jspecify.annotations.Nullable;

/// The reader of exception messages.
///
/// An exception class of the program may compute its message by code of the program, which the probe does not run:
/// there the message is left out.
final class Messages {

    private static final ClassValue<Boolean> SAFE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return safe(type);
        }
    };

    private Messages() {}

    static @Nullable String of(Throwable thrown) {
        return SAFE.get(thrown.getClass()) ? thrown.getMessage() : null;
    }

    private static boolean safe(Class<?> type) {
        try {
            Class<?> owner = type.getMethod("getMessage").getDeclaringClass();
            ClassLoader loader = owner.getClassLoader();
            return loader == null
                    || loader == ClassLoader.getPlatformClassLoader()
                    || owner.getName().startsWith("io.netty.");
        } catch (ReflectiveOperationException | LinkageError unreadable) {
            return false;
        }
    }
}
