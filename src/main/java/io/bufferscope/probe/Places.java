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

    /// A place that can hold a reference: a field of an object, a static field, or an element of an array.
    ///
    /// @param owner identity of the object or array; null for a static field
    /// @param name field name, or the index of the element
    private record Place(@Nullable Owner owner, Object name) {}

    private final Journal journal;
    private final IdentityTable<Owner> owners = new IdentityTable<>();
    private final ReferenceQueue<Object> collected = new ReferenceQueue<>();
    private final Map<Place, Held> held = new HashMap<>();

    Places(Journal journal) {
        this.journal = journal;
    }

    /// A field holds a tape now, or none.
    void field(@Nullable Object owner, String name, @Nullable TapeState tape) {
        hold(owner, name, name, tape);
    }

    /// An element of an array holds a tape now, or none.
    void slot(Object[] array, int index, @Nullable TapeState tape) {
        Owner owner = owners.find(array);
        String name = owner == null || owner.name == null
                ? array.getClass().getComponentType().getSimpleName()
                : owner.name;
        hold(array, index, name + "[" + index + "]", tape);
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

    private void hold(@Nullable Object object, Object name, String label, @Nullable TapeState tape) {
        Owner owner = object == null ? null : tape == null ? owners.find(object) : owner(object);
        if (object != null && owner == null) {
            return;
        }
        Place place = new Place(owner, name);
        Held old = held.get(place);
        if (old != null && (old.tape != tape || !old.label.equals(label))) {
            held.remove(place);
            old.tape.names.remove(old.tape.id, old.label, journal.ops);
            old = null;
        }
        if (tape != null && old == null) {
            held.put(place, new Held(tape, label));
            tape.names.add(tape.id, label, journal.ops);
            if (owner != null) {
                owner.places.put(place, place);
            }
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
                owner.places.keySet().forEach(this::release);
            }
        }
    }

    private void release(Place place) {
        Held old = held.remove(place);
        if (old != null) {
            old.tape.names.remove(old.tape.id, old.label, journal.ops);
        }
    }

    private record Held(TapeState tape, String label) {}

    private static final class Owner extends Keyed {

        private final Map<Place, Place> places = new HashMap<>();
        private @Nullable String name;

        Owner(Object object, ReferenceQueue<Object> queue) {
            super(object, queue);
        }
    }
}
