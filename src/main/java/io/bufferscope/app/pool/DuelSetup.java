package io.bufferscope.app.pool;

import java.util.List;
import java.util.Map;

/// The allocators that can be compared, by the last part of their names' keys.
final class DuelSetup {

    private static final Map<String, String> SCRIPTS = Map.of(
            "teaching", "teaching",
            "teaching-bare", "teaching small-cache=0 normal-cache=0",
            "defaults", "defaults",
            "defaults-bare", "defaults small-cache=0 normal-cache=0",
            "server", "server",
            "adaptive", "adaptive",
            "unpooled", "unpooled");

    /// Their order in a choice.
    static final List<String> NAMES =
            List.of("teaching", "teaching-bare", "defaults", "defaults-bare", "server", "adaptive", "unpooled");

    private DuelSetup() {}

    /// The words after `allocator` that build one.
    static String script(String name) {
        return SCRIPTS.getOrDefault(name, name);
    }
}
