import java.nio.ByteBuffer;
import java.util.stream.IntStream;

/// Eight threads write their own stripes of one buffer at once; only the end result is printed.
public class Striped {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer wall = ByteBuffer.allocateDirect(8 * 512);
        Thread[] painters = IntStream.range(0, 8).mapToObj(i -> new Thread(() -> paint(wall, i))).toArray(Thread[]::new);
        for (Thread painter : painters) painter.start();
        for (Thread painter : painters) painter.join();
        show("wall", wall);
        long sum = 0;
        while (wall.hasRemaining()) sum += wall.get();
        System.out.println("sum " + sum);
        IntStream.range(0, 1000).parallel().forEach(i -> wall.put(i, (byte) 1));
        System.out.println("ones " + IntStream.range(0, 1000).parallel().map(wall::get).sum());
        show("wall", wall);
    }

    private static void paint(ByteBuffer wall, int stripe) {
        ByteBuffer part = wall.slice(stripe * 512, 512);
        while (part.hasRemaining()) part.put((byte) stripe);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
