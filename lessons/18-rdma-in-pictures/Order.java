import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Four bytes move as they are; what number they mean is up to each end.
class Order {
    public static void main(String[] args) {
        ByteBuffer near = ByteBuffer.allocateDirect(4);
        near.order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer far = ByteBuffer.allocateDirect(4);
        near.putInt(0, 1); // @vary 1..9
        far.put(0, near, 0, 4);
        int here = near.getInt(0);
        int there = far.getInt(0); // @order
        int view = near.duplicate().getInt(0); // @view
        System.out.println(here + ", " + there + ", " + view);
    }
}
