import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;

/// Sends a whole file.
public class Task {
    static void send(FileChannel file, WritableByteChannel socket)
            throws IOException {
        long sent = 0;
        while (sent < file.size()) {
            sent += file.transferTo(sent, file.size() - sent, socket);
        }
    }

    public static void main(String[] args) throws IOException {
        Receive.main(args);
    }
}
