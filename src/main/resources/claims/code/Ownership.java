import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.IllegalReferenceCountException;

/// Borrowed, owned and shared, as Netty has them.
public class Ownership {
    public static void main(String[] args) {
        ByteBuf lent = Unpooled.buffer(8).writeLong(42);
        ByteBuf borrowed = lent.slice();
        lent.release();
        System.out.println("borrowedAfterRelease = " + read(borrowed));

        ByteBuf given = Unpooled.buffer(8).writeLong(42);
        EmbeddedChannel channel = new EmbeddedChannel();
        channel.writeOutbound(given);
        channel.releaseOutbound();
        System.out.println("countOfGiven = " + given.refCnt());

        ByteBuf shared = Unpooled.buffer(8).writeLong(42).retain();
        shared.release();
        System.out.println("sharedAfterRelease = " + read(shared));
        shared.release();
    }

    static String read(ByteBuf buffer) {
        try {
            return "reads " + buffer.getLong(0);
        } catch (IllegalReferenceCountException refused) {
            return "refused";
        }
    }
}
