import java.nio.ByteBuffer;

/// A model of a completion queue that nobody polls.
class Overflow {
    public static void main(String[] args) {
        ByteBuffer queue = ByteBuffer.allocate(3); // @vary 2..4
        int requests = 6;
        int carried = 0;
        boolean broken = false;
        for (int id = 1; id <= requests && !broken; id++) {
            broken = !queue.hasRemaining(); // no place for its completion
            if (!broken) {
                queue.put((byte) id); // @complete
                carried++;
            }
        }
        int stopped = requests - carried; // @overflow
        System.out.println(carried + " carried, " + stopped + " not");
    }
}
