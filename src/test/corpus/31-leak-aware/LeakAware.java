import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ResourceLeakDetector;

/// At PARANOID level every buffer is wrapped; a second release carries the stack of the first one.
public class LeakAware {
    public static void main(String[] args) {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        ByteBuf watched = PooledByteBufAllocator.DEFAULT.directBuffer(16, 64).writeInt(3);
        System.out.println(watched.getClass().getSimpleName());
        show("watched", watched);
        ByteBuf part = watched.readSlice(2).touch("a hint for the report");
        show("part", part);
        System.out.println("wrapped around " + watched.unwrap().getClass().getSimpleName());
        watched.release();
        try {
            watched.release();
        } catch (IllegalReferenceCountException e) {
            System.out.println(e.getMessage() + ", suppressed " + e.getSuppressed().length);
            StackTraceElement[] first = e.getSuppressed()[0].getStackTrace();
            for (StackTraceElement frame : first) {
                if (frame.getClassName().equals("LeakAware")) System.out.println(frame.getMethodName() + " line " + frame.getLineNumber());
            }
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
