import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;

/// Lends messages to your Keeper as a library would: their memory ends with the call.
class Library {
    private static int unreadable;
    private static int different;
    private static int wrongKind;
    private static int moved;

    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        for (int i = 0; i < 12; i++) lend(random, 1 + random.nextInt(i % 3 == 0 ? 256 : 512));
        lend(random, 256);
        lend(random, 257);

        int ended = unreadable;
        int changed = different;
        int misplaced = wrongKind;
        int touched = moved;
        System.out.println(ended + " ended, " + changed + " differ, " + misplaced + " misplaced, " + touched + " moved");
    }

    private static void lend(Random random, int size) {
        byte[] message = new byte[size];
        random.nextBytes(message);
        ByteBuffer kept;
        try (Arena arena = Arena.ofConfined()) {
            ByteBuffer lent = arena.allocate(size + 4L).asByteBuffer();
            lent.position(4).put(message).flip().position(4);
            kept = Keeper.keep(lent);
            moved += lent.position() == 4 && lent.remaining() == size ? 0 : 1;
        }
        wrongKind += kept.isDirect() == size > 256 ? 0 : 1;
        try {
            byte[] back = new byte[kept.remaining()];
            kept.get(back);
            different += Arrays.equals(back, message) ? 0 : 1;
        } catch (IllegalStateException ended) {
            unreadable++;
        }
    }
}
