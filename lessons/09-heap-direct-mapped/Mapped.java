import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file as memory: what is put into the map is in the file.
public class Mapped {
    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("bufferscope", ".bin");
        file.toFile().deleteOnExit();
        Files.write(file, new byte[] {1, 2, 3, 4});
        try (FileChannel channel = FileChannel.open(file, READ, WRITE)) {
            MappedByteBuffer map = channel.map(MapMode.READ_WRITE, 0, 4);
            map.put(0, (byte) 42);
            int inFile = Files.readAllBytes(file)[0]; // @mapped
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment again =
                        channel.map(MapMode.READ_WRITE, 0, 4, arena);
                again.set(ValueLayout.JAVA_BYTE, 1, (byte) 43);
            }
            int second = map.get(1); // @both
            System.out.println("in the file " + inFile + ", in the map " + second);
        }
    }
}
