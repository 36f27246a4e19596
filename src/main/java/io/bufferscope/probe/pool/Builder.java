package io.bufferscope.probe.pool;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The builder of allocators from the options of a command.
final class Builder {

    private static final int MOST_ARENAS = 64;
    private static final int LARGEST = 1 << 30;

    private static final String SERVER = "The article's arguments are (preferDirect true, 16 heap arenas, 16 direct"
        + " arenas, pageSize 8192, maxOrder 11, tiny 64, small 256, normal 1024). Netty 4.2 ignores the tiny cache"
        + " size: there are no tiny classes any more. Chunks are 16 MiB, not the 4 MiB of 4.2's default. Of the normal"
        + " caches only one class fits under maxCachedBufferCapacity (32 KiB), and threads that are no"
        + " FastThreadLocalThread have none.";

    private final Stage stage;
    private final BiConsumer<Boolean, String> say;
    private Map<String, String> options = Map.of();

    Builder(Stage stage, BiConsumer<Boolean, String> say) {
        this.stage = stage;
        this.say = say;
    }

    /// Builds what a command asks for and takes it into use.
    ///
    /// @return what Netty threw, or null
    @Nullable
    Throwable build(Command.Build command) throws ScriptProblem {
        options = new HashMap<>(command.options());
        try {
            choose(command.kind());
        } catch (IllegalArgumentException refused) {
            return refused;
        }
        return null;
    }

    private void choose(String kind) throws ScriptProblem {
        switch (kind) {
            case "pooled", "teaching" -> pooled(PooledSetup.teaching(), kind);
            case "defaults" -> pooled(PooledSetup.defaults(), kind);
            case "server" -> {
                pooled(PooledSetup.server(), kind);
                say.accept(false, SERVER);
            }
            case "adaptive" -> {
                boolean direct = flag("prefer-direct", true);
                boolean cached = flag("cached-magazines", true);
                none();
                stage.useAdaptive(direct, cached);
            }
            case "unpooled" -> {
                boolean direct = flag("prefer-direct", true);
                none();
                stage.useUnpooled(direct);
            }
            default ->
                throw new ScriptProblem("'" + kind
                        + "' is no allocator: write pooled, adaptive, unpooled, teaching, defaults or server");
        }
    }

    private void pooled(PooledSetup like, String kind) throws ScriptProblem {
        PooledSetup setup = new PooledSetup(
                options.isEmpty() ? kind : "pooled",
                flag("prefer-direct", like.preferDirect()),
                number("heap-arenas", like.heapArenas(), MOST_ARENAS),
                number("direct-arenas", like.directArenas(), MOST_ARENAS),
                size("page", like.pageSize()),
                number("max-order", like.maxOrder(), 14),
                number("small-cache", like.smallCache(), 1 << 16),
                number("normal-cache", like.normalCache(), 1 << 16),
                flag("cache-for-all", like.cacheForAll()),
                size("alignment", like.alignment()));
        none();
        if (((long) setup.pageSize() << setup.maxOrder()) > LARGEST) {
            throw new ScriptProblem("a chunk of page " + setup.pageSize() + " and max-order " + setup.maxOrder()
                    + " is larger than 1 GiB: make one of them smaller");
        }
        stage.use(setup);
    }

    private boolean flag(String key, boolean otherwise) throws ScriptProblem {
        String value = options.remove(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.equals("true") && !value.equals("false")) {
            throw new ScriptProblem(key + "=" + value + " is neither true nor false");
        }
        return value.equals("true");
    }

    private int number(String key, int otherwise, int most) throws ScriptProblem {
        String value = options.remove(key);
        return value == null ? otherwise : Sizes.number(value, 0, most);
    }

    private int size(String key, int otherwise) throws ScriptProblem {
        String value = options.remove(key);
        return value == null ? otherwise : Sizes.bytes(value);
    }

    private void none() throws ScriptProblem {
        if (!options.isEmpty()) {
            throw new ScriptProblem("this allocator has no option '"
                    + options.keySet().iterator().next() + "': docs/pool-script.md lists them");
        }
    }
}
