import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

/// The same call 200 times, each timed by itself.
class WarmUp {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(1024).writeZero(1024);
        long[] nanos = new long[200];
        for (int i = 0; i < nanos.length; i++) {
            long start = System.nanoTime();
            ByteBufUtil.hexDump(buf);
            nanos[i] = System.nanoTime() - start;
        }
        long first = nanos[0]; // @warm
        long last = nanos[nanos.length - 1];
        long times = first / Math.max(1, last); // @times
        System.out.println("first " + first + " ns, last " + last + " ns");
        buf.release();
    }
}
