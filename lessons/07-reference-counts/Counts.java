import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.IllegalReferenceCountException;

/// The life of a buffer: counted up, counted down, gone.
public class Counts {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(8);
        buf.writeInt(7);
        buf.retain(2); // @vary 2..5 @retain
        boolean freed = buf.release(); // @release

        int left = buf.refCnt();
        buf.release(left); // @last
        try {
            buf.readInt(); // @dead
        } catch (IllegalReferenceCountException tooLate) {
            System.out.println("freed early: " + freed + "; " + tooLate.getMessage());
        }
    }
}
