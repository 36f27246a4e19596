package io.bufferscope.trace.pool;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// All that is known of allocators at a step.
///
/// @param pools the allocators, by ascending [Pool#id]
/// @param buffers live buffers that are known by themselves, by ascending id; while a workload runs freely its own
///     are left out ([Activity#listed])
/// @param memory who counts which bytes of the process
/// @param activity what the workload did, or [Activity#NONE]
public record PoolScene(List<Pool> pools, List<PoolBuffer> buffers, MemoryView memory, Activity activity) {

    /// The scene of a program that uses no allocator that is watched.
    public static final PoolScene EMPTY = new PoolScene(List.of(), List.of(), MemoryView.UNKNOWN, Activity.NONE);

    /// Whether there is nothing to draw.
    public boolean isEmpty() {
        return pools.isEmpty();
    }

    /// The allocator with this id, or null.
    public @Nullable Pool pool(int id) {
        return pools.stream().filter(pool -> pool.id() == id).findFirst().orElse(null);
    }

    /// The same, with each buffer of the program that has no name of its own named as its tape is.
    ///
    /// @param tapes gives the name of a tape, or null
    public PoolScene named(IntFunction<@Nullable String> tapes) {
        boolean unnamed = buffers.stream().anyMatch(buffer -> buffer.tape() != 0);
        return unnamed
                ? new PoolScene(
                        pools, buffers.stream().map(it -> it.named(tapes)).toList(), memory, activity)
                : this;
    }

    /// The last buffer that was given this name, or null.
    public @Nullable PoolBuffer buffer(String name) {
        return buffers.stream()
                .filter(buffer -> buffer.name().equals(name))
                .reduce((first, second) -> second)
                .orElse(null);
    }

    /// The buffer with this id, or null.
    public @Nullable PoolBuffer buffer(int id) {
        int low = 0;
        int high = buffers.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (buffers.get(middle).id() < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < buffers.size() && buffers.get(low).id() == id ? buffers.get(low) : null;
    }
}
