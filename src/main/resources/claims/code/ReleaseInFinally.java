import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.ReferenceCountUtil;

/// Is the buffer released, also when an exception strikes?
public class ReleaseInFinally {
    public static void main(String[] args) {
        ByteBuf calm = Unpooled.buffer(8);
        ByteBuf struck = Unpooled.buffer(8);
        use(calm, false);
        try {
            use(struck, true);
        } catch (IllegalStateException expected) {
            System.out.println("an exception passed by");
        }
        System.out.println("countAfterUse = " + calm.refCnt());
        System.out.println("countAfterException = " + struck.refCnt());
    }

    static void use(ByteBuf buffer, boolean fails) {
        try {
            if (fails) {
                throw new IllegalStateException();
            }
        } finally {
            ReferenceCountUtil.release(buffer);
        }
    }
}
