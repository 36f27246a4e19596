import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/// A pipe of the kernel stands for a socket: one method of the JDK writes both.
class Copy {
    public static void main(String[] args) throws IOException {
        Pipe pipe = Pipe.open();
        ByteBuffer arrived = ByteBuffer.allocate(8);
        int n = 5; // @vary 3..7

        ByteBuffer heap = ByteBuffer.allocate(8);
        for (int i = 1; i <= n; i++) heap.put((byte) i);
        heap.flip();
        int taken = pipe.sink().write(heap); // @write
        heap.put(0, (byte) 99); // @change
        int read = pipe.source().read(arrived); // @read

        ByteBuffer direct = ByteBuffer.allocateDirect(8);
        for (int i = 1; i <= n; i++) direct.put((byte) i);
        direct.flip();
        pipe.sink().write(direct);
        direct.put(0, (byte) 99);
        arrived.clear();
        pipe.source().read(arrived); // @direct
        int out = direct.isDirect() ? 1 : 2;
        int in = arrived.isDirect() ? 1 : 2;
        int copies = out + in; // @count
        System.out.println(taken + " taken, " + copies + " copies");
        pipe.sink().close();
        pipe.source().close();
    }
}
