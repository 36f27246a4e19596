package io.bufferscope.probe;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/// The start of the probe: connects to the host, taps the output, and arranges for the end.
final class Start {

    private Start() {}

    /// The recorder of this JVM; null if nobody listens.
    ///
    /// A channel would close where the thread that opens it is interrupted, which the program may well be.
    static @Nullable Recorder recorder() {
        boolean interrupted = Thread.interrupted();
        try {
            Link link = Link.find();
            return link == null ? null : connect(link);
        } catch (Throwable failure) {
            return null;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static Recorder connect(Link link) throws IOException {
        OutputStream host = Wire.open(link.socket());
        Journal journal = new Journal(link.limitSteps());
        Recorder recorder = new Recorder(journal, new Scene(journal, link.bytesCap()));
        new Sender(journal, host, Thread.currentThread().getClass().getName()).start();
        Tee.install(recorder.printer(), journal);
        Runtime.getRuntime().addShutdownHook(new Closing(journal));
        Strip.warmUp();
        return recorder;
    }

    /// The thread that empties the journal when this JVM ends.
    private static final class Closing extends Thread {

        private final Journal journal;

        Closing(Journal journal) {
            super(null, null, "bufferscope-flush", 0, false);
            this.journal = journal;
        }

        @Override
        public void run() {
            journal.close();
        }
    }
}
