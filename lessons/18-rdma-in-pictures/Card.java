import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Random;

/// The card of the model: carries what your Poster posts when it likes, and breaks if its completion queue overflows.
class Card {
    private final ArrayDeque<Integer> sends = new ArrayDeque<>();
    private final ArrayDeque<Integer> completions = new ArrayDeque<>();
    private final ByteBuffer near = ByteBuffer.allocateDirect(3);
    private final ByteBuffer far = ByteBuffer.allocateDirect(20);
    private final Random random;
    private boolean failed;

    private Card(Random random) {
        this.random = random;
    }

    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        int[] numbers = random.ints(20, 1, 100).toArray();
        Card card = new Card(random);
        Poster.send(numbers, card.near, card::post, card::poll);
        card.carry(20);

        boolean broken = card.failed;
        int unpolled = card.completions.size();
        int arrived = card.far.position();
        int wrong = 0;
        for (int i = 0; i < arrived; i++) wrong += card.far.get(i) == numbers[i] ? 0 : 1;
        System.out.println(arrived + " arrived, " + wrong + " of them wrong, broken " + broken);
    }

    private void post(int slot) {
        sends.add(slot);
        carry(random.nextInt(2));
    }

    private int poll() {
        carry(random.nextInt(2));
        if (failed) throw new IllegalStateException("the completion queue has overflown");
        return completions.isEmpty() ? -1 : completions.remove();
    }

    private void carry(int most) {
        for (int i = 0; i < most && !failed && !sends.isEmpty(); i++) {
            failed = completions.size() == near.capacity() || !far.hasRemaining();
            if (!failed) {
                int slot = sends.remove();
                far.put(near.get(slot));
                completions.add(slot);
            }
        }
    }
}
