package io.bufferscope.probe;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A hash table from objects, by identity, to what is known about them.
///
/// Open addressing with linear probing; removal moves later entries back, so there are no grave stones.
final class IdentityTable<T extends Keyed> {

    private @Nullable Keyed[] slots = new @Nullable Keyed[64];
    private int size;

    @SuppressWarnings("unchecked")
    @Nullable
    T find(Object object) {
        int hash = System.identityHashCode(object);
        @Nullable Keyed[] table = slots;
        int mask = table.length - 1;
        for (int i = home(hash, mask); ; i = i + 1 & mask) {
            Keyed entry = table[i];
            if (entry == null) {
                return null;
            }
            if (entry.hash == hash && entry.refersTo(object)) {
                return (T) entry;
            }
        }
    }

    /// The first living object that passes a test, or null.
    @Nullable
    Object first(Predicate<Object> test) {
        for (Keyed entry : slots) {
            Object object = entry == null ? null : entry.get();
            if (object != null && test.test(object)) {
                return object;
            }
        }
        return null;
    }

    void add(T entry) {
        if ((size + 1) * 2 > slots.length) {
            grow();
        }
        insert(slots, entry);
        size++;
    }

    void remove(T entry) {
        int mask = slots.length - 1;
        int i = home(entry.hash, mask);
        while (slots[i] != entry) {
            if (slots[i] == null) {
                return;
            }
            i = i + 1 & mask;
        }
        size--;
        close(i, mask);
    }

    private void close(int from, int mask) {
        int hole = from;
        for (int i = hole + 1 & mask; ; i = i + 1 & mask) {
            Keyed entry = slots[i];
            if (entry == null) {
                slots[hole] = null;
                return;
            }
            if ((i - home(entry.hash, mask) & mask) >= (i - hole & mask)) {
                slots[hole] = entry;
                hole = i;
            }
        }
    }

    private void grow() {
        @Nullable Keyed[] wider = new @Nullable Keyed[slots.length * 2];
        for (Keyed entry : slots) {
            if (entry != null) {
                insert(wider, entry);
            }
        }
        slots = wider;
    }

    private static void insert(@Nullable Keyed[] table, Keyed entry) {
        int mask = table.length - 1;
        int i = home(entry.hash, mask);
        while (table[i] != null) {
            i = i + 1 & mask;
        }
        table[i] = entry;
    }

    private static int home(int hash, int mask) {
        return ((hash * 0x9E3779B1) >>> 7) & mask;
    }
}
