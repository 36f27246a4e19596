import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/// Has the task send a file into a slow channel; the seed chooses the sizes.
public class Receive {
    public static void main(String[] args) throws IOException {
        long seed = args.length == 0 ? 0 : Long.parseLong(args[0]);
        Random random = new Random(seed);
        byte[] content = new byte[40 + random.nextInt(40)];
        random.nextBytes(content);
        Slow socket = new Slow(3 + random.nextInt(6));
        Path path = Files.createTempFile("bufferscope", ".bin");
        Files.write(path, content);
        try (FileChannel file = FileChannel.open(path)) {
            Task.send(file, socket);
        }
        Files.delete(path);
        int size = content.length;
        int arrived = socket.arrived.size();
        byte[] received = socket.arrived.toByteArray();
        boolean same = Arrays.equals(content, received);
        System.out.println(arrived + " of " + size + " bytes, same " + same);
    }
}
