import java.nio.ByteBuffer;

/// A heap buffer is a window on an array: whoever writes the array writes the buffer, without moving it.
public class BackingArray {
    public static void main(String[] args) {
        byte[] store = "0123456789".getBytes();
        ByteBuffer whole = ByteBuffer.wrap(store);
        ByteBuffer middle = ByteBuffer.wrap(store, 3, 4);
        show("middle", middle);
        ByteBuffer tail = middle.slice();
        show("tail", tail);
        System.out.println("arrayOffset " + middle.arrayOffset() + " and " + tail.arrayOffset());
        store[3] = 'x';
        System.out.println((char) whole.get(3) + " " + (char) middle.get(3) + " " + (char) tail.get(0));
        tail.array()[tail.arrayOffset() + 1] = 'y';
        for (int i = 7; i < store.length; i++) store[i] = '.';
        store[9] += 1;
        System.out.println(new String(store));
        System.out.println(whole.array() == tail.array());
        show("whole", whole);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
