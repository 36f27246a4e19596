import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;

/// A ByteBuffer on neither an array of its own nor memory that lives until it is collected?
public class KindsOfMemory {
    public static void main(String[] args) throws IOException {
        Path file = Files.write(Files.createTempFile("kinds", ".bin"), new byte[16]);
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer mapped = channel.map(MapMode.READ_ONLY, 0, 16);
            System.out.println("mappedFile = " + (mapped instanceof MappedByteBuffer));
        }
        Files.delete(file);

        ByteBuffer ofArena;
        try (Arena arena = Arena.ofConfined()) {
            ofArena = arena.allocate(16).asByteBuffer();
            ofArena.put(0, (byte) 1);
        }
        System.out.println("afterArenaClosed = " + read(ofArena));
        System.out.println("afterNothing = " + read(ByteBuffer.allocateDirect(16)));
    }

    static String read(ByteBuffer buffer) {
        try {
            buffer.get(0);
            return "readable";
        } catch (IllegalStateException closed) {
            return "IllegalStateException";
        }
    }
}
