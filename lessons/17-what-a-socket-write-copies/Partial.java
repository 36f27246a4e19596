import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/// A channel that does not block takes what the kernel has room for.
class Partial {
    public static void main(String[] args) throws IOException {
        Pipe pipe = Pipe.open();
        pipe.sink().configureBlocking(false);
        ByteBuffer b = ByteBuffer.allocate(1 << 20);

        int copied = b.remaining(); // the JDK copies so many first
        int taken = pipe.sink().write(b); // @partial
        copied += b.remaining();
        int more = pipe.sink().write(b); // @full
        int left = b.remaining(); // @left
        b.clear(); // @clear
        System.out.println(copied + " copied, " + left + " left");
        pipe.sink().close();
        pipe.source().close();
    }
}
