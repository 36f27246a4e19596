import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;

/// A thousand virtual threads fill a slice each; a pair of them hands a buffer over; one dies of an exception.
public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        ByteBuffer field = ByteBuffer.allocate(4000);
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> done = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                int mine = i;
                done.add(each.submit(() -> {
                    ByteBuffer plot = field.slice(mine * 4, 4);
                    Thread.yield();
                    plot.putInt(mine);
                    return plot.position();
                }));
            }
            int bytes = 0;
            for (Future<Integer> one : done) bytes += one.get();
            System.out.println(bytes + " bytes written");
        }
        long sum = 0;
        while (field.hasRemaining()) sum += field.getInt();
        System.out.println("sum " + sum);
        show("field", field);
        SynchronousQueue<ByteBuffer> hand = new SynchronousQueue<>();
        Thread giver = Thread.startVirtualThread(() -> {
            try {
                hand.put(ByteBuffer.allocate(6).putShort((short) 9));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        ByteBuffer taken = hand.take();
        giver.join();
        show("taken", taken);
        Thread.ofVirtual().name("doomed").start(() -> taken.getLong()).join();
        System.out.println(giver.isVirtual() + " " + giver.isDaemon());
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
