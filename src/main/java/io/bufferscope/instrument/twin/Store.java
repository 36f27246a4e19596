package io.bufferscope.instrument.twin;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// What is known at a place of the program: which buffer each variable holds, and the state of each buffer.
final class Store {

    private final Map<Element, Buf> variables;
    private final Map<Buf, State> states;
    private boolean dead;

    Store() {
        this(new HashMap<>(), new HashMap<>(), false);
    }

    private Store(Map<Element, Buf> variables, Map<Buf, State> states, boolean dead) {
        this.variables = variables;
        this.states = states;
        this.dead = dead;
    }

    Store copy() {
        return new Store(new HashMap<>(variables), new HashMap<>(states), dead);
    }

    /// A place that is not reached.
    Store end() {
        Store ended = copy();
        ended.dead = true;
        return ended;
    }

    @Nullable
    Buf get(@Nullable Element variable) {
        return variable == null ? null : variables.get(variable);
    }

    void put(Element variable, @Nullable Buf buffer) {
        if (buffer == null) {
            variables.remove(variable);
        } else {
            variables.put(variable, buffer);
        }
    }

    State state(Buf buffer) {
        return states.getOrDefault(buffer, State.ANY);
    }

    void set(Buf buffer, State state) {
        if (buffer != Buf.ANY) {
            states.put(buffer, state);
        }
    }

    boolean holds(Buf buffer) {
        return variables.containsValue(buffer);
    }

    Set<Element> variables() {
        return Set.copyOf(variables.keySet());
    }

    /// Forgets the variables that are not in a set.
    Store only(Set<Element> kept) {
        Store less = copy();
        less.variables.keySet().retainAll(kept);
        less.states.keySet().retainAll(less.variables.values());
        return less;
    }

    /// What holds if either holds.
    static Store join(Store one, Store other) {
        if (one.dead || other.dead) {
            return one.dead ? other : one;
        }
        Store joined = one.copy();
        other.variables.forEach((name, buffer) -> joined.variables.merge(name, buffer, (a, b) -> a == b ? a : Buf.ANY));
        other.states.forEach((buffer, state) -> joined.states.merge(buffer, state, State::join));
        return joined;
    }

    /// Whether this place is not reached.
    boolean isEnd() {
        return dead;
    }

    boolean isSame(Store other) {
        return dead == other.dead && variables.equals(other.variables) && states.equals(other.states);
    }
}
