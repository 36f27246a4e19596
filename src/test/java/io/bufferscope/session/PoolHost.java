package io.bufferscope.session;

/// A host for [PoolOrphanTest]: starts a session, tells the process id of its JVM, and waits to be killed.
public final class PoolHost {

    private PoolHost() {}

    /// @param args the command to send, and the steps to wait for before it tells
    public static void main(String[] args) throws Exception {
        try (LiveSession session = new PoolRunner(ChildJvm.ofThisProcess()).start(PoolOptions.live())) {
            session.send(args[0]);
            RunStart.Running running = (RunStart.Running) session.started().get();
            while (running.trace().steps() < Integer.parseInt(args[1])) {
                Thread.sleep(5);
            }
            System.out.println(running.pid());
            Thread.sleep(120_000);
        }
    }
}
