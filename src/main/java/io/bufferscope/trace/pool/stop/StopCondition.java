package io.bufferscope.trace.pool.stop;

import io.bufferscope.trace.pool.PoolScene;
import org.jspecify.annotations.Nullable;

/// A condition of an allocator that is met, or not, from one state to the next.
///
/// @param kind what is waited for
/// @param buffer with [Kind#RELEASED] the name of the buffer, or empty for any
/// @param bytes with [Kind#LIMIT] reserved bytes that count as the limit; 0 for a refused allocation
public record StopCondition(Kind kind, String buffer, long bytes) {

    /// What can be waited for.
    public enum Kind {
        /// A chunk goes from one chunk list to another.
        CROSSES("chunk crosses"),
        /// An allocation asks a thread cache in vain.
        CACHE_MISS("cache miss"),
        /// A chunk is made.
        NEW_CHUNK("new chunk"),
        /// A chunk is given back.
        CHUNK_DESTROYED("chunk destroyed"),
        /// A buffer's reference count comes to 0.
        RELEASED("released"),
        /// Memory comes to a limit, or is refused.
        LIMIT("limit");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /// Its words in a script.
        public String words() {
            return words;
        }
    }

    /// A condition without a buffer's name and a number of bytes.
    public static StopCondition of(Kind kind) {
        return new StopCondition(kind, "", 0);
    }

    /// Its words in a script, after `stop when`.
    public String text() {
        return switch (kind) {
            case RELEASED -> buffer.isEmpty() ? kind.words : kind.words + " " + buffer;
            case LIMIT -> bytes == 0 ? kind.words : kind.words + " " + bytes;
            default -> kind.words;
        };
    }

    /// What met it from one state to the next; null if nothing did.
    ///
    /// @param thrown the class of what the step threw, or null
    public @Nullable Meeting met(PoolScene before, PoolScene after, @Nullable String thrown) {
        Meeting met = switch (kind) {
            case CROSSES -> ChunkEvents.crossing(before, after);
            case NEW_CHUNK -> ChunkEvents.made(before, after);
            case CHUNK_DESTROYED -> ChunkEvents.destroyed(before, after);
            case CACHE_MISS -> CacheEvents.miss(before, after);
            case RELEASED -> BufferEvents.released(before, after, buffer);
            case LIMIT -> BufferEvents.limit(before, after, bytes, thrown);
        };
        return met == null
                ? null
                : met.after(after.activity().operations() - before.activity().operations());
    }
}
