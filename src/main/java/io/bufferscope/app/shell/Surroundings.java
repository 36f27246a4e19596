package io.bufferscope.app.shell;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.PoolRunner;
import io.bufferscope.session.Runner;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What a room is given to work with.
///
/// @param runner starts watched programs
/// @param manner language, theme and zoom
/// @param errors takes what goes wrong
/// @param files asks the user for files
/// @param settings as they were when the window opened
/// @param pools starts sessions in which allocators are played with
/// @param folder where the user's own things are kept, or null if nothing is kept
public record Surroundings(
        Runner runner,
        Manner manner,
        ErrorFunnel errors,
        FileChoice files,
        Settings settings,
        Function<PoolOptions, LiveSession> pools,
        @Nullable Path folder) {

    /// Surroundings whose pools are played with in a JVM like this one.
    public Surroundings(
            Runner runner,
            Manner manner,
            ErrorFunnel errors,
            FileChoice files,
            Settings settings,
            @Nullable Path folder) {
        this(runner, manner, errors, files, settings, Surroundings::pool, folder);
    }

    /// Surroundings that keep nothing.
    public Surroundings(Runner runner, Manner manner, ErrorFunnel errors, FileChoice files, Settings settings) {
        this(runner, manner, errors, files, settings, null);
    }

    private static LiveSession pool(PoolOptions options) {
        return new PoolRunner(ChildJvm.ofThisProcess()).start(options);
    }
}
