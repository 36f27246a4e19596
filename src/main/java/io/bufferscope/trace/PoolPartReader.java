package io.bufferscope.trace;

import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptiveSettings;
import io.bufferscope.trace.pool.Bits;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Magazine;
import io.bufferscope.trace.pool.MagazineGroup;
import io.bufferscope.trace.pool.MemoryView;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolCounters;
import io.bufferscope.trace.pool.PooledSettings;
import io.bufferscope.trace.pool.SizeTable;
import java.util.List;

/// The reader of the parts of allocators; the pooled ones' chunks and caches are read by [ChunkPartReader].
final class PoolPartReader {

    private final PartInput in = new PartInput();
    private final ChunkPartReader chunks = new ChunkPartReader(in);

    PoolParts.Part read(PoolPart.Key key, byte[] bytes) throws TraceFormatException {
        in.read(bytes);
        return new PoolParts.Part(bytes, value(key));
    }

    /// A part of an unknown kind is kept, as nothing asks for it.
    private Object value(PoolPart.Key key) throws TraceFormatException {
        return switch (key.kind()) {
            case PoolPart.POOL -> built(key.a());
            case PoolPart.COUNTERS -> counted();
            case PoolPart.ARENA -> chunks.arena(key);
            case PoolPart.CHUNK -> chunks.chunk(key.b());
            case PoolPart.SUBPAGE -> chunks.subpage(key.c());
            case PoolPart.CACHE -> chunks.cache(key.b());
            case PoolPart.REGION -> chunks.region();
            case PoolPart.GROUP -> group();
            case PoolPart.ADAPTIVE_CHUNK -> adaptiveChunk(key.b());
            case PoolPart.BUFFER -> buffer(key.a());
            case PoolPart.MEMORY -> memory();
            case PoolPart.ACTIVITY -> activity();
            default -> key;
        };
    }

    private PoolAssembly.Built built(int pool) throws TraceFormatException {
        int type = in.n();
        return new PoolAssembly.Built(
                pool,
                in.text(),
                in.text(),
                switch (type) {
                    case PoolPart.POOLED -> pooled();
                    case PoolPart.ADAPTIVE ->
                        new PoolAssembly.Adaptive(
                                new AdaptiveSettings(in.flag(), in.flag(), in.flag(), in.list(PartInput::n)));
                    default -> new PoolAssembly.Unpooled(in.flag());
                });
    }

    private PoolAssembly.Pooled pooled() throws TraceFormatException {
        PooledSettings settings = new PooledSettings(
                in.flag(), in.n(), in.n(), in.n(), in.n(), in.n(), in.n(), in.n(), in.n(), in.n(), in.flag(), in.n());
        int small = in.n();
        return new PoolAssembly.Pooled(settings, new SizeTable(in.list(PartInput::n), small, settings.pageSize()));
    }

    private PoolAssembly.Counted counted() throws TraceFormatException {
        PoolCounters counters = new PoolCounters(in.z(), in.z(), in.z(), in.z());
        return new PoolAssembly.Counted(counters, in.one(Certainty.values()), in.list(PartInput::text));
    }

    private MagazineGroup group() throws TraceFormatException {
        return new MagazineGroup(
                in.flag(),
                in.n(),
                in.n(),
                in.list(it -> new Magazine(it.n(), it.n(), it.flag())),
                in.list(PartInput::n));
    }

    private AdaptiveChunk adaptiveChunk(int id) throws TraceFormatException {
        int type = in.n();
        boolean direct = in.flag();
        long identity = in.z();
        int capacity = in.n();
        return switch (type) {
            case 0 -> segmented(id, direct, identity, capacity);
            case 1 -> new AdaptiveChunk.Buddies(id, direct, identity, capacity, blocks(), blocks());
            default -> new AdaptiveChunk.OneOff(id, direct, identity, capacity);
        };
    }

    private AdaptiveChunk segmented(int id, boolean direct, long identity, int capacity) throws TraceFormatException {
        int size = in.n();
        int segments = in.n();
        Bits free = in.bits(segments);
        return new AdaptiveChunk.Segmented(
                id, direct, identity, capacity, size, segments, free, in.n(), in.n(), in.n());
    }

    private List<AdaptiveChunk.Block> blocks() throws TraceFormatException {
        return in.list(it -> new AdaptiveChunk.Block(it.n(), it.n()));
    }

    private PoolBuffer buffer(int id) throws TraceFormatException {
        return new PoolBuffer(
                id,
                in.text(),
                in.n(),
                in.n(),
                in.n(),
                in.flag(),
                in.n(),
                in.z(),
                in.z(),
                in.u(),
                in.n(),
                in.n(),
                (int) in.z(),
                in.n(),
                in.n(),
                in.n(),
                in.one(PoolBuffer.Fate.values()));
    }

    private MemoryView memory() throws TraceFormatException {
        return new MemoryView(in.z(), in.z(), in.z(), in.z(), in.z(), in.z(), in.z(), in.z(), in.z(), in.z());
    }

    private Activity activity() throws TraceFormatException {
        return new Activity(in.text(), in.flag(), in.u(), in.u(), in.u(), in.u(), in.u(), in.u(), in.flag(), in.u());
    }
}
