import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.SizeClassesMetric;

/// How many sizes are there between one power of two and the next? jemalloc has four.
public class SizeClassSteps {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 8192, 9);
        SizeClassesMetric sizes = (SizeClassesMetric) pool.metric().heapArenas().getFirst();
        for (int power = 256; power <= 1 << 20; power *= 16) {
            int steps = sizes.size2SizeIdx(2 * power) - sizes.size2SizeIdx(power);
            System.out.println("stepsFrom" + power + " = " + steps);
        }
    }
}
