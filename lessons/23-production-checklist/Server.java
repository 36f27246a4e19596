import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import java.util.Random;

/// Gives your Handler twenty requests, some of them with a zero byte, and counts what is held at the end.
class Server {
    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        UnpooledByteBufAllocator alloc = new UnpooledByteBufAllocator(false);
        int wrong = 0;
        int twice = 0;
        for (int i = 0; i < 20; i++) {
            ByteBuf request = alloc.buffer(32);
            int sum = 0;
            for (int n = 1 + random.nextInt(30); n > 0; n--) {
                int next = 1 + random.nextInt(255);
                request.writeByte(next);
                sum += next;
            }
            boolean bad = i % 4 == 1;
            if (bad) request.setByte(random.nextInt(request.readableBytes()), 0);
            try {
                wrong += Handler.handle(request, alloc) == sum && !bad ? 0 : 1;
            } catch (IllegalReferenceCountException released) {
                twice++;
            } catch (IllegalArgumentException refused) {
                wrong += bad ? 0 : 1;
            }
        }
        long held = alloc.metric().usedHeapMemory() + alloc.metric().usedDirectMemory();
        System.out.println(wrong + " wrong, " + twice + " released twice, " + held + " bytes held");
    }
}
