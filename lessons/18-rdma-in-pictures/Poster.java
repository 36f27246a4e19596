import java.nio.ByteBuffer;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

class Poster {

    /// Sends each number through one byte of the registered region `near`.
    ///
    /// post: asks the card to carry the byte at an index, some time.
    /// poll: takes a completion; gives the index that is free again, or -1.
    static void send(
            int[] numbers, ByteBuffer near, IntConsumer post, IntSupplier poll) {
        int slot = 0;
        for (int number : numbers) {
            near.put(slot, (byte) number);
            post.accept(slot);
            slot = (slot + 1) % near.capacity();
        }
    }
}
