import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/// The byte order belongs to the view, not to the memory: every new view but a typed one starts big-endian.
class OrderLost {
    public static void main(String[] args) {
        ByteBuffer little = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        little.putInt(0, 1);
        ByteBuffer twin = little.duplicate();
        System.out.println(twin.order() + " reads " + twin.getInt(0));
        ByteBuffer part = little.slice();
        System.out.println(part.order() + " reads " + part.getInt(0));
        ByteBuffer locked = little.asReadOnlyBuffer();
        System.out.println(locked.order() + " reads " + locked.getInt(0));
        IntBuffer ints = little.asIntBuffer();
        System.out.println(ints.order() + " reads " + ints.get(0));
        twin.order(little.order());
        System.out.println(twin.order() + " reads " + twin.getInt(0));
        show("little", little);
        show("twin", twin);
        show("part", part);
        show("locked", locked);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
