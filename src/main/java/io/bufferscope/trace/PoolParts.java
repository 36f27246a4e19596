package io.bufferscope.trace;

import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.MemoryView;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The parts of all allocators while a trace is read.
final class PoolParts {

    private final NavigableMap<PoolPart.Key, Part> parts;
    private final ChunkParts chunks;
    private @Nullable PoolScene now;

    PoolParts() {
        this(new TreeMap<>(), new ChunkParts(), PoolScene.EMPTY);
    }

    private PoolParts(NavigableMap<PoolPart.Key, Part> parts, ChunkParts chunks, @Nullable PoolScene now) {
        this.parts = parts;
        this.chunks = chunks;
        this.now = now;
    }

    /// Parts that go their own way from here.
    PoolParts copy() {
        return new PoolParts(new TreeMap<>(parts), chunks.copy(), now);
    }

    int size() {
        return parts.size();
    }

    void put(PoolPart.Key key, Part part) {
        parts.put(key, part);
        touch(key);
    }

    void remove(PoolPart.Key key) {
        parts.remove(key);
        touch(key);
    }

    private void touch(PoolPart.Key key) {
        now = null;
        chunks.touch(key);
    }

    void writeTo(OpWriter out) {
        PoolOps ops = new PoolOps(out);
        parts.forEach((key, part) -> ops.part(key, part.bytes()));
    }

    /// Everything as it is now.
    PoolScene scene() throws TraceFormatException {
        PoolScene scene = now;
        if (scene == null) {
            scene = new PoolScene(
                    new PoolAssembly(this, chunks).pools(),
                    all(PoolPart.BUFFER, PoolBuffer.class),
                    one(new PoolPart.Key(PoolPart.MEMORY, 0, 0, 0), MemoryView.UNKNOWN),
                    one(new PoolPart.Key(PoolPart.ACTIVITY, 0, 0, 0), Activity.NONE));
            now = scene;
        }
        return scene;
    }

    /// The values of a kind, by ascending keys.
    <T> List<T> all(int kind, Class<T> type) {
        return values(keys(new PoolPart.Key(kind, 0, 0, 0), new PoolPart.Key(kind + 1, 0, 0, 0)), type);
    }

    /// The values of a kind whose first number is `a`.
    <T> List<T> all(int kind, int a, Class<T> type) {
        return values(keys(new PoolPart.Key(kind, a, 0, 0), new PoolPart.Key(kind, a + 1, 0, 0)), type);
    }

    /// The values of a kind whose first numbers are `a` and `b`.
    <T> List<T> all(int kind, int a, int b, Class<T> type) {
        return values(keys(new PoolPart.Key(kind, a, b, 0), new PoolPart.Key(kind, a, b + 1, 0)), type);
    }

    NavigableMap<PoolPart.Key, Part> keys(PoolPart.Key from, PoolPart.Key to) {
        return parts.subMap(from, true, to, false);
    }

    private static <T> List<T> values(NavigableMap<PoolPart.Key, Part> of, Class<T> type) {
        return of.values().stream().map(part -> type.cast(part.value())).toList();
    }

    /// The value of a part, or another if there is no such part.
    @SuppressWarnings("unchecked")
    <T> T one(PoolPart.Key key, T otherwise) {
        Part part = parts.get(key);
        return part == null ? otherwise : (T) part.value();
    }

    /// A part.
    ///
    /// @param bytes as it was sent
    /// @param value as it was read
    record Part(byte[] bytes, Object value) {}
}
