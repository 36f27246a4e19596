package io.netty.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/// A finder of private fields of Netty's classes.
final class Fields {

    private Fields() {}

    /// The class of Netty's buffer package with this name.
    static Class<?> type(String name) {
        try {
            return Class.forName("io.netty.buffer." + name, true, Fields.class.getClassLoader());
        } catch (ClassNotFoundException otherVersion) {
            throw new LinkageError(name, otherVersion);
        }
    }

    /// A field of any kind, by its own name and type.
    static VarHandle field(Class<?> owner, String name) {
        try {
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                    .unreflectVarHandle(owner.getDeclaredField(name));
        } catch (ReflectiveOperationException otherVersion) {
            throw new LinkageError(owner.getName() + "." + name, otherVersion);
        }
    }
}
