import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;

/// Sends a whole file.
public class Task {
    static void send(FileChannel file, WritableByteChannel socket)
            throws IOException {
        file.transferTo(0, file.size(), socket);
    }

    public static void main(String[] args) throws IOException {
        Receive.main(args);
    }
}
