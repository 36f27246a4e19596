package io.bufferscope.session;

/// The door through which allocators are played with in a watched JVM.
public final class PoolRunner {

    private final ChildJvm jvm;

    public PoolRunner(ChildJvm jvm) {
        this.jvm = jvm;
    }

    /// Starts a session; returns at once.
    ///
    /// @param options what to play; lines of its script are sent without being asked for
    public LiveSession start(PoolOptions options) {
        PoolSession session = new PoolSession(jvm, options);
        Thread.ofPlatform().name("pool " + options.name()).daemon().start(session::go);
        return session;
    }
}
