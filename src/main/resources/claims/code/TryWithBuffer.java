import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.ReferenceCounted;

/// A buffer in a try statement that is to release it.
public class TryWithBuffer {
    public static void main(String[] args) {
        ByteBuf buffer = Unpooled.buffer(8);
        try (ReferenceCounted counted = buffer) {
            buffer.writeInt(42);
        }
    }
}
