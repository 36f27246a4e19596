import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/// A channel takes only a part of what it is offered, as a busy socket does. Where does the rest go?
public class PartialWrite {
    public static void main(String[] args) throws IOException {
        Pinhole hasty = new Pinhole();
        ByteBuffer lost = ByteBuffer.wrap("Hello, world".getBytes());
        hasty.write(lost);
        lost.clear();
        System.out.println("one write, then clear(): " + hasty.taken);

        Pinhole patient = new Pinhole();
        ByteBuffer whole = ByteBuffer.wrap("Hello, world".getBytes());
        while (whole.hasRemaining()) {
            patient.write(whole);
        }
        System.out.println("write while any remain: " + patient.taken);
    }

    /// A channel that takes five bytes at a time.
    static class Pinhole implements WritableByteChannel {
        final StringBuilder taken = new StringBuilder();

        public int write(ByteBuffer from) {
            int many = Math.min(5, from.remaining());
            for (int i = 0; i < many; i++) {
                taken.append((char) from.get());
            }
            return many;
        }

        public boolean isOpen() {
            return true;
        }

        public void close() {}
    }
}
