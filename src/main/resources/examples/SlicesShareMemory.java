import java.nio.ByteBuffer;

/// Three views of one memory: each has a position and a limit of its own, the bytes belong to all.
public class SlicesShareMemory {
    public static void main(String[] args) {
        ByteBuffer whole = ByteBuffer.wrap("Hello, world".getBytes());
        ByteBuffer hello = whole.slice(0, 5);
        ByteBuffer world = whole.slice(7, 5);

        world.put(0, (byte) 'W');
        hello.get();
        whole.put(0, (byte) 'h');

        ByteBuffer frozen = whole.asReadOnlyBuffer();
        frozen.position(7);
        whole.put(11, (byte) 'D');

        System.out.println(new String(whole.array()));
        System.out.println((char) hello.get(0) + " " + (char) world.get(4) + " " + (char) frozen.get());
    }
}
