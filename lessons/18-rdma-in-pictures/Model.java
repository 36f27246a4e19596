import java.nio.ByteBuffer;
import java.util.ArrayDeque;

/// A model of RDMA in plain Java; `carry` stands for the card.
class Model {
    record Request(int id, int from, int to, int length) {}

    static final ArrayDeque<Request> sends = new ArrayDeque<>();
    static final ArrayDeque<Integer> completions = new ArrayDeque<>();

    public static void main(String[] args) {
        ByteBuffer near = ByteBuffer.allocateDirect(8);
        ByteBuffer far = ByteBuffer.allocateDirect(8);
        near.put(0, new byte[] {1, 2, 3, 4});
        int to = 2; // @vary 1..4 @regions

        sends.add(new Request(7, 0, to, 4)); // @post
        int queued = sends.size();
        near.put(0, (byte) 99); // @change
        carry(near, far); // @carry
        int waiting = completions.size(); // @waiting
        int id = completions.remove(); // @poll
        System.out.println("request " + id + " is complete");
    }

    static void carry(ByteBuffer near, ByteBuffer far) {
        Request next = sends.remove();
        far.put(next.to(), near, next.from(), next.length());
        completions.add(next.id());
    }
}
