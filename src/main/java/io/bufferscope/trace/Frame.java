package io.bufferscope.trace;

import io.bufferscope.trace.pool.PoolScene;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// An immutable record of what the probe saw at a step.
///
/// @param step number of the step, from 1
/// @param site where it happened
/// @param method the method that `site` lies in
/// @param thread who did it
/// @param depth number of watched methods running on that thread, from 1
/// @param variables variables in scope that have a value, in order of declaration
/// @param tapes every buffer and byte array known and not yet collected, by ascending id
/// @param memories the memory they are views of, by ascending id
/// @param involved ids of the tapes that took part in the call (receiver, result, arguments); empty at a line
/// @param output what was printed since the step before: by this step if `event` is [Event#OUTPUT], else by a thread
///     that runs no watched method
/// @param thrown what a call or a command threw; null unless `event` is [Event#THREW]
/// @param command the command of a pool's player that made the step, as it was given; null at any other step
/// @param pools the allocators as they were seen last; empty for a program whose allocators are not watched
public record Frame(
        long step,
        Event event,
        Site site,
        Method method,
        ThreadInfo thread,
        int depth,
        List<Binding> variables,
        List<Tape> tapes,
        List<Memory> memories,
        List<Integer> involved,
        List<Output> output,
        @Nullable Thrown thrown,
        @Nullable String command,
        PoolScene pools) {

    /// A frame of a program without watched allocators.
    public Frame(
            long step,
            Event event,
            Site site,
            Method method,
            ThreadInfo thread,
            int depth,
            List<Binding> variables,
            List<Tape> tapes,
            List<Memory> memories,
            List<Integer> involved,
            List<Output> output,
            @Nullable Thrown thrown) {
        this(
                step,
                event,
                site,
                method,
                thread,
                depth,
                variables,
                tapes,
                memories,
                involved,
                output,
                thrown,
                null,
                PoolScene.EMPTY);
    }

    /// The same with only some of its tapes.
    public Frame withTapes(List<Tape> some) {
        return new Frame(
                step, event, site, method, thread, depth, variables, some, memories, involved, output, thrown, command,
                pools);
    }

    /// The tape with this id, or null.
    public @Nullable Tape tape(int id) {
        return find(tapes, id, Tape::id);
    }

    /// The memory with this id, or null.
    public @Nullable Memory memory(int id) {
        return find(memories, id, Memory::id);
    }

    private static <T> @Nullable T find(List<T> ascending, int id, ToIntFunction<T> idOf) {
        int low = 0;
        for (int high = ascending.size() - 1; low <= high; ) {
            int middle = (low + high) >>> 1;
            T found = ascending.get(middle);
            if (idOf.applyAsInt(found) == id) {
                return found;
            }
            if (idOf.applyAsInt(found) < id) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return null;
    }
}
