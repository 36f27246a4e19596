package io.bufferscope.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options of `pool` that ask for two allocators under one workload.
final class DuelOptions {

    @Option(
            names = "--against",
            paramLabel = "ALLOCATOR",
            description = "A second allocator that is given the very same operations: a preset, or words as after"
                    + " 'allocator' in a script, such as \"teaching small-cache=0 normal-cache=0\".")
    @Nullable
    String against;

    @Option(
            names = "--allocator",
            paramLabel = "ALLOCATOR",
            description = "With --against: the first allocator, in such words; else --preset says it.")
    @Nullable
    String allocator;

    @Option(
            names = "--looks",
            paramLabel = "N",
            description = "With --against: how often both are looked at. Default: 20.",
            defaultValue = "20")
    int looks;
}
