import java.nio.ByteBuffer;
import java.util.Random;

/// Gives your Sender 100 bytes to read and an output that takes between none and five at a time.
class SlowSocket {
    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        byte[] source = new byte[100];
        random.nextBytes(source);
        ByteBuffer in = ByteBuffer.wrap(source);
        ByteBuffer out = ByteBuffer.allocate(1000);
        Sender.send(b -> read(in, b), b -> move(b, out, random.nextInt(6)));

        int expected = source.length;
        int arrived = out.position();
        int firstWrong = firstWrong(source, out);
        System.out.println(arrived + " of " + expected + " arrived");
    }

    private static int read(ByteBuffer source, ByteBuffer b) {
        return source.hasRemaining() ? move(source, b, source.remaining()) : -1;
    }

    private static int move(ByteBuffer from, ByteBuffer to, int most) {
        int n = Math.min(most, Math.min(from.remaining(), to.remaining()));
        for (int i = 0; i < n; i++) to.put(from.get());
        return n;
    }

    private static int firstWrong(byte[] source, ByteBuffer out) {
        for (int i = 0; i < source.length; i++) {
            if (i >= out.position() || out.get(i) != source[i]) return i;
        }
        return -1;
    }
}
