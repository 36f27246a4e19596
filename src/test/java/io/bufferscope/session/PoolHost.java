package io.bufferscope.session;

/// A host for [PoolOrphanTest]: starts a session, tells the process id of its JVM, and waits to be killed.
public final class PoolHost {

    private PoolHost() {}

    /// @param args the command to send
    public static void main(String[] args) throws Exception {
        try (LiveSession session = new PoolRunner(ChildJvm.ofThisProcess()).start(PoolOptions.live())) {
            session.send(args[0]);
            System.out.println(((RunStart.Running) session.started().get()).pid());
            Thread.sleep(120_000);
        }
    }
}
