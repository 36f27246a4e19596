package io.bufferscope.copies.shared;

import io.bufferscope.copies.ride.Payload;
import io.bufferscope.session.HelperJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;

/// The sender of the analogue: writes into memory of another process, and for comparison sends it the same bytes.
public final class SharedMemory {

    private static final String MAIN = "io.bufferscope.copies.shared.OwnerMain";

    private SharedMemory() {}

    /// What was measured.
    ///
    /// @param size bytes of the payload
    /// @param times how often it was moved each way
    /// @param writeNanos nanoseconds of one move into the shared memory
    /// @param writeReceiverCpu nanoseconds of processor time that the receiving process used meanwhile, per move
    /// @param sendNanos nanoseconds of one move through a socket
    /// @param sendReceiverCpu processor time of the receiving process per move
    /// @param same whether what the receiver found in its memory is what was written
    /// @param pinning what pinning a direct buffer of the same size gave
    public record Result(
            int size,
            int times,
            double writeNanos,
            double writeReceiverCpu,
            double sendNanos,
            double sendReceiverCpu,
            boolean same,
            Pinning pinning) {}

    /// Measures both ways.
    public static Result measure(int size, int times) throws IOException {
        List<String> args = List.of(HelperJvm.FOLDER, Integer.toString(size), Integer.toString(times));
        try (HelperJvm owner = HelperJvm.start(
                        List.of(), List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"), MAIN, args);
                BufferedReader answers = owner.lines()) {
            int port = Integer.parseInt(answer(answers, owner));
            byte[] payload = Payload.bytes(size);
            long idle = cpu(owner, answers);
            double writeNanos = write(owner.folder().resolve(OwnerMain.REGION), payload, times);
            long written = cpu(owner, answers);
            owner.send(OwnerMain.DIGEST);
            boolean same = answer(answers, owner).equals(HexFormat.of().formatHex(Payload.digest(payload)));
            long before = cpu(owner, answers);
            owner.send(OwnerMain.RECEIVE);
            double sendNanos = send(port, payload, times, answers, owner);
            long sent = cpu(owner, answers);
            owner.send(OwnerMain.PIN);
            Pinning pinning = Pinning.read(answer(answers, owner));
            return new Result(
                    size,
                    times,
                    writeNanos,
                    (written - idle) / (double) times,
                    sendNanos,
                    (sent - before) / (double) times,
                    same,
                    pinning);
        }
    }

    private static double write(Path region, byte[] payload, int times) throws IOException {
        try (Arena arena = Arena.ofConfined();
                FileChannel file = FileChannel.open(region, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MemorySegment shared = file.map(FileChannel.MapMode.READ_WRITE, 0, payload.length, arena);
            MemorySegment source = MemorySegment.ofArray(payload);
            long start = System.nanoTime();
            for (int i = 0; i < times; i++) {
                MemorySegment.copy(source, 0, shared, 0, payload.length);
            }
            return (System.nanoTime() - start) / (double) times;
        }
    }

    private static double send(int port, byte[] payload, int times, BufferedReader answers, HelperJvm owner)
            throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            long start = System.nanoTime();
            for (int i = 0; i < times; i++) {
                out.write(payload);
            }
            answer(answers, owner);
            return (System.nanoTime() - start) / (double) times;
        }
    }

    private static long cpu(HelperJvm owner, BufferedReader answers) throws IOException {
        owner.send(OwnerMain.CPU);
        return Long.parseLong(answer(answers, owner));
    }

    private static String answer(BufferedReader answers, HelperJvm owner) throws IOException {
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("the receiving process ended: " + owner.lastError());
        }
        return line;
    }
}
