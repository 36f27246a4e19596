package io.bufferscope.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The choices with which a program is run.
///
/// @param args arguments of its `main`
/// @param classPath jars and folders added to its class path
/// @param standardInput text it can read from standard input
/// @param fastThread whether `main` runs on a FastThreadLocalThread
/// @param allocator Netty's default allocator (`pooled`, `unpooled`, `adaptive`), or null for Netty's own choice
/// @param stepLimit steps after which it runs on unrecorded
/// @param timeLimit time after which it is ended
public record RunOptions(
        List<String> args,
        List<Path> classPath,
        String standardInput,
        boolean fastThread,
        @Nullable String allocator,
        long stepLimit,
        Duration timeLimit) {}
