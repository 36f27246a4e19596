package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.Programs;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The system calls that paths say they make, against those that `strace` sees.
class SystemCallsIT {

    private static final int SIZE = 65_536;
    /// Calls that give bytes to a socket.
    private static final Set<String> SENDING = Set.of("write", "writev", "sendfile");
    /// A wake-up of an event loop writes 8 bytes.
    private static final int WAKE_UP = 8;

    static Stream<TransferPath> paths() {
        return Catalogue.runnable().stream()
                .filter(path -> path.group() == Group.SOCKET || path.group() == Group.FILE)
                .filter(path -> path.standing() == Standing.LIVE);
    }

    @ParameterizedTest
    @MethodSource("paths")
    void path_sendsItsBytes_byTheCallsOfItsHops(TransferPath path) throws IOException {
        assumeTrue(Programs.strace().isPresent());
        SystemCalls seen = traced(path);
        Set<String> said = path.hops().stream()
                .filter(hop -> hop.to() == Place.SOCKET_BUFFER)
                .map(Hop::systemCall)
                .collect(Collectors.toSet());

        assertThat(sending(seen).map(SystemCalls.Call::name).collect(Collectors.toSet()))
                .isEqualTo(said);
        assertThat(sending(seen).mapToLong(SystemCalls.Call::result).sum()).isEqualTo(SIZE);
    }

    private static Stream<SystemCalls.Call> sending(SystemCalls seen) {
        return seen.calls().stream().filter(call -> SENDING.contains(call.name()) && call.result() > WAKE_UP);
    }

    private static SystemCalls traced(TransferPath path) throws IOException {
        try {
            return SystemCalls.of(path, SIZE);
        } catch (IOException e) {
            assumeTrue(false, "tracing is not allowed here: " + e.getMessage());
            throw e;
        }
    }
}
