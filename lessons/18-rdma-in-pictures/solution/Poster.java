import java.nio.ByteBuffer;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

class Poster {

    static void send(
            int[] numbers, ByteBuffer near, IntConsumer post, IntSupplier poll) {
        int used = 0;
        for (int number : numbers) {
            int slot = used < near.capacity() ? used++ : next(poll);
            near.put(slot, (byte) number);
            post.accept(slot);
        }
        for (int i = 0; i < used; i++) next(poll);
    }

    private static int next(IntSupplier poll) {
        int slot = poll.getAsInt();
        while (slot < 0) slot = poll.getAsInt();
        return slot;
    }
}
