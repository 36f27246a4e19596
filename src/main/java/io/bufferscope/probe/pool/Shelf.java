package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The buffers that the player holds by name, and those it leaked.
final class Shelf {

    private final List<Held> all = new ArrayList<>();
    private int last;

    Held add(String name, PoolWatch pool, int requested, PlayerThread thread, int parent, ByteBuf buffer) {
        Held held = new Held(++last, name, pool, requested, thread, parent, buffer);
        all.add(held);
        return held;
    }

    /// The live buffer with a name.
    Held get(String name) throws ScriptProblem {
        Held found = find(name);
        if (found == null) {
            throw new ScriptProblem("there is no live buffer '" + name + "': " + names());
        }
        return found;
    }

    @Nullable
    Held find(String name) {
        Held found = null;
        for (Held held : all) {
            found = held.name.equals(name) && held.buffer() != null ? held : found;
        }
        return found;
    }

    private String names() {
        List<String> live = all.stream()
                .filter(held -> held.buffer() != null)
                .map(held -> held.name)
                .limit(10)
                .toList();
        return live.isEmpty() ? "allocate one by 'NAME = direct SIZE'" : "there are " + String.join(", ", live);
    }

    /// Forgets what has gone back to its allocator.
    void sweep() {
        all.removeIf(Held::freed);
    }

    boolean uses(PoolWatch pool) {
        return all.stream().anyMatch(held -> held.pool == pool);
    }

    List<Held> all() {
        return all;
    }

    /// The last buffers that `fill` made and that still live, the last first.
    List<Held> filled() {
        return all.reversed().stream()
                .filter(held -> held.name.startsWith(Interpreter.FILL) && held.buffer() != null)
                .toList();
    }
}
