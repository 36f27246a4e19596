package io.bufferscope.copies.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.management.OperatingSystemMXBean;
import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Payload;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;

/// The main class of the process that owns the shared memory: `FOLDER SIZE TIMES`.
///
/// Prints the port at which it listens, then answers lines: how much processor time it has used, what it finds in its
/// memory, how many bytes it has received. Ends when its standard input ends.
public final class OwnerMain {

    static final String REGION = "region";
    static final String CPU = "cpu";
    static final String DIGEST = "digest";
    static final String RECEIVE = "receive";
    static final String PIN = "pin";

    private static final int BUFFER = 256 << 10;

    private OwnerMain() {}

    /// Serves until nobody asks any more.
    public static void main(String[] args) throws IOException {
        int size = Integer.parseInt(args[1]);
        long all = (long) size * Integer.parseInt(args[2]);
        try (Arena arena = Arena.ofConfined();
                Loopback door = Loopback.listen();
                FileChannel file = FileChannel.open(
                        Path.of(args[0], REGION),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            MemorySegment region = file.map(FileChannel.MapMode.READ_WRITE, 0, size, arena);
            serve(region, door, all);
        }
    }

    private static void serve(MemorySegment region, Loopback door, long all) throws IOException {
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
        answers.println(door.address().getPort());
        String question = questions.readLine();
        while (question != null) {
            answers.println(
                    switch (question) {
                        case CPU -> cpu();
                        case DIGEST -> digest(region);
                        case PIN -> Pinning.attempt((int) region.byteSize()).line();
                        default -> receive(door, all);
                    });
            question = questions.readLine();
        }
    }

    private static String cpu() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return Long.toString(system.getProcessCpuTime());
    }

    /// Reads what the other process wrote, after what it wrote last.
    private static String digest(MemorySegment region) {
        VarHandle.acquireFence();
        return HexFormat.of().formatHex(Payload.digest(region.toArray(ValueLayout.JAVA_BYTE)));
    }

    private static String receive(Loopback door, long all) throws IOException {
        try (SocketChannel channel = door.accept()) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
            long received = 0;
            while (received < all && channel.read(buffer.clear()) >= 0) {
                received += buffer.position();
            }
            return Long.toString(received);
        }
    }
}
