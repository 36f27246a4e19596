import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// When does the cleaner of an object run that nobody uses any more?
public class FinalizerTime {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch cleaned = new CountDownLatch(1);
        long before = collections();
        drop(cleaned);
        boolean atOnce = cleaned.await(100, TimeUnit.MILLISECONDS);
        System.out.println("cleanedWithoutCollection = " + (atOnce && collections() == before));
        boolean done = atOnce;
        for (int i = 0; i < 20 && !done; i++) {
            System.gc();
            done = cleaned.await(100, TimeUnit.MILLISECONDS);
        }
        System.out.println("cleanedAfterCollection = " + done);
    }

    static void drop(CountDownLatch cleaned) {
        Cleaner.create().register(new Object(), cleaned::countDown);
    }

    static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }
}
