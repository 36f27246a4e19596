package io.bufferscope.probe;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
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
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        channel.connect(UnixDomainSocketAddress.of(link.socket()));
        Journal journal = new Journal(link.limitSteps());
        Recorder recorder = new Recorder(journal, new Scene(journal, link.bytesCap()));
        new Sender(journal, channel).start(Facts.text());
        Tee.install(journal);
        Runtime.getRuntime().addShutdownHook(new Thread(null, journal::close, "bufferscope-flush", 0, false));
        return recorder;
    }
}
