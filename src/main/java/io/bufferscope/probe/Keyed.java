package io.bufferscope.probe;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/// Something known about one object of the program, found by the object's identity, that does not keep it alive.
abstract class Keyed extends WeakReference<Object> {

    /// Identity hash code of the object.
    final int hash;

    Keyed(@Nullable Object object, @Nullable ReferenceQueue<Object> queue) {
        super(object, queue);
        hash = System.identityHashCode(object);
    }
}
