import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Cuts a stream of messages where the seed says and feeds your Decoder with the parts.
class Wire {
    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        UnpooledByteBufAllocator alloc = new UnpooledByteBufAllocator(false);
        List<byte[]> sent = messages(random);
        List<ByteBuf> messages = new ArrayList<>();
        Decoder decoder = new Decoder(alloc);
        String failure = feed(decoder, stream(sent), random, alloc, messages);
        decoder.close();

        int expected = sent.size();
        int arrived = messages.size();
        int right = right(sent, messages);
        boolean refused = refuses(alloc);
        messages.forEach(ByteBuf::release);
        long held = alloc.metric().usedHeapMemory() + alloc.metric().usedDirectMemory();
        System.out.println(right + " of " + expected + " right, refused " + refused + ", " + held + " bytes held");
    }

    private static List<byte[]> messages(Random random) {
        List<byte[]> all = new ArrayList<>(List.of(new byte[0], new byte[1000]));
        for (int i = 0; i < 30; i++) all.add(new byte[random.nextInt(i % 5 == 0 ? 400 : 12)]);
        all.forEach(random::nextBytes);
        return all;
    }

    private static byte[] stream(List<byte[]> messages) {
        ByteBuffer stream = ByteBuffer.allocate(20_000);
        messages.forEach(each -> stream.putShort((short) each.length).put(each));
        return Arrays.copyOf(stream.array(), stream.position());
    }

    private static String feed(
            Decoder decoder, byte[] stream, Random random, UnpooledByteBufAllocator alloc, List<ByteBuf> messages) {
        int at = 0;
        try {
            while (at < stream.length) {
                int size = Math.min(stream.length - at, 1 + random.nextInt(random.nextBoolean() ? 3 : 200));
                decoder.feed(alloc.buffer(size).writeBytes(stream, at, size), messages);
                at += size;
            }
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + " at byte " + at;
        }
    }

    private static int right(List<byte[]> sent, List<ByteBuf> messages) {
        int right = 0;
        for (int i = 0; i < Math.min(sent.size(), messages.size()); i++) {
            right += messages.get(i).equals(Unpooled.wrappedBuffer(sent.get(i))) ? 1 : 0;
        }
        return right;
    }

    private static boolean refuses(UnpooledByteBufAllocator alloc) {
        Decoder decoder = new Decoder(alloc);
        try {
            decoder.feed(alloc.buffer(4).writeShort(40_000).writeShort(1), new ArrayList<>());
            return false;
        } catch (RuntimeException e) {
            return e instanceof IllegalArgumentException;
        } finally {
            decoder.close();
        }
    }
}
