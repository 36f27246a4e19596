import java.nio.ByteBuffer;

/// Three thousand calls deep and back, then an exception thrown from 200 frames down through all of them.
public class NestedDeep {
    public static void main(String[] args) {
        ByteBuffer plumb = ByteBuffer.allocate(4);
        System.out.println(down(plumb, 3000));
        show("plumb", plumb);
        failAt(plumb, 200);
    }

    private static int down(ByteBuffer plumb, int left) {
        plumb.putInt(0, left);
        int deeper = left == 0 ? 0 : 1 + down(plumb, left - 1);
        plumb.putInt(0, left);
        return deeper;
    }

    private static void failAt(ByteBuffer plumb, int left) {
        if (left == 0) plumb.put(4, (byte) 1);
        else failAt(plumb, left - 1);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
