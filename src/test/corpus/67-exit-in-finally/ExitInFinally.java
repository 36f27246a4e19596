import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Exit from a finally block: the exception is never reported, the hooks run, the outer finally does not.
public class ExitInFinally {
    public static void main(String[] args) {
        ByteBuf open = Unpooled.buffer(4);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            show("open", open);
            System.out.println("hook, released " + open.release());
        }));
        try {
            try {
                open.writeInt(1).writeInt(2);
                throw new IllegalStateException("swallowed");
            } finally {
                show("open", open);
                System.exit(3);
            }
        } finally {
            System.out.println("never printed");
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
