import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.Random;

/// Writes numbers of random widths as bits and has your BitReader read them.
class RoundTrip {
    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        int[] widths = random.ints(40, 1, 33).toArray();
        int[] values = new int[widths.length];
        StringBuilder bits = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            values[i] = random.nextInt() >>> 32 - widths[i];
            for (int bit = widths[i] - 1; bit >= 0; bit--) bits.append(values[i] >>> bit & 1);
        }
        ByteBuf buf = Unpooled.buffer(8);
        for (int i = 0; i < bits.length(); i += 8) {
            String eight = (bits + "0000000").substring(i, i + 8);
            buf.writeByte(Integer.parseInt(eight, 2));
        }
        int written = buf.readableBytes();
        BitReader reader = new BitReader(buf);
        int right = 0;
        while (right < values.length && buf.refCnt() > 0 && reader.read(widths[right]) == values[right]) right++;
        int total = values.length;
        int used = buf.readerIndex();
        int holders = buf.refCnt();
        System.out.println(right + " of " + total + " numbers, " + used + " of " + written + " bytes");
        buf.release(holders);
    }
}
