package io.bufferscope.probe;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The fields and array elements that lead to tapes, by which the tapes get names.
///
/// A place is forgotten when it gets another value or when its owner was collected.
final class Places {

    private final Journal journal;
    private final IdentityTable<Owner> owners = new IdentityTable<>();
    private final ReferenceQueue<Object> collected = new ReferenceQueue<>();
    private final Map<Object, Held> statics = new HashMap<>();

    Places(Journal journal) {
        this.journal = journal;
    }

    /// A field holds a tape now, or none.
    ///
    /// @param owner the object it is a field of; null for a static field
    void field(@Nullable Object owner, String name, @Nullable TapeState tape) {
        hold(owner, name, name, tape);
    }

    /// An element of an array holds a tape now, or none.
    void slot(Object[] array, int index, @Nullable TapeState tape) {
        Owner owner = owners.find(array);
        if (owner == null && tape == null) {
            return;
        }
        String name = owner == null || owner.name == null
                ? array.getClass().getComponentType().getSimpleName()
                : owner.name;
        String label = String.join("", name, "[", Integer.toString(index), "]");
        hold(array, index, label, tape);
    }

    /// An array is known under a name now.
    ///
    /// @return whether it had another one or none before
    boolean array(Object[] array, String name) {
        Owner owner = owner(array);
        boolean changed = !name.equals(owner.name);
        owner.name = name;
        return changed;
    }

    private void hold(@Nullable Object object, Object place, String label, @Nullable TapeState tape) {
        Owner owner = object == null ? null : tape == null ? owners.find(object) : owner(object);
        if (object != null && owner == null) {
            return;
        }
        Map<Object, Held> places = owner == null ? statics : owner.places;
        Held old = places.get(place);
        if (old != null && (old.tape != tape || !old.label.equals(label))) {
            places.remove(place);
            release(old);
            old = null;
        }
        if (tape != null && old == null) {
            places.put(place, new Held(tape, label));
            tape.names.add(tape.id, label, journal.ops);
        }
    }

    private Owner owner(Object object) {
        Owner owner = owners.find(object);
        if (owner == null) {
            owner = new Owner(object, collected);
            owners.add(owner);
        }
        return owner;
    }

    /// Takes back the names that collected objects gave.
    void bury() {
        for (Reference<?> gone = collected.poll(); gone != null; gone = collected.poll()) {
            if (gone instanceof Owner owner) {
                owners.remove(owner);
                for (Held each : owner.places.values()) {
                    release(each);
                }
            }
        }
    }

    private void release(Held old) {
        old.tape.names.remove(old.tape.id, old.label, journal.ops);
    }

    /// What a place holds, and the name that it gives it.
    private record Held(TapeState tape, String label) {}

    /// An object or array with places.
    private static final class Owner extends Keyed {

        /// By the name of the field, or by the index of the element.
        private final Map<Object, Held> places = new HashMap<>();

        private @Nullable String name;

        Owner(Object object, ReferenceQueue<Object> queue) {
            super(object, queue);
        }
    }
}
