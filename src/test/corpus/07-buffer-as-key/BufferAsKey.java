import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;

/// equals and hashCode look at the remaining bytes only, so a key that is read gets lost in its own map.
public class BufferAsKey {
    public static void main(String[] args) {
        Map<ByteBuffer, String> names = new HashMap<>();
        ByteBuffer key = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
        names.put(key, "first");
        System.out.println(names.get(ByteBuffer.wrap(new byte[] {1, 2, 3, 4})));
        key.get();
        show("key", key);
        System.out.println(names.get(key) + " although the map holds " + names.size());
        key.rewind();
        System.out.println(names.get(key));

        ByteBuffer direct = ByteBuffer.allocateDirect(4).put(new byte[] {1, 2, 3, 4}).flip();
        ByteBuffer little = ByteBuffer.wrap(new byte[] {0, 1, 2, 3, 4}, 1, 4).order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(direct.equals(key) + " " + little.equals(key));
        System.out.println((direct.hashCode() == key.hashCode()) + " " + (little.hashCode() == key.hashCode()));
        System.out.println(key.hashCode() + " " + key.compareTo(ByteBuffer.wrap(new byte[] {1, 2, 4})));
        show("direct", direct);
        show("little", little);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
