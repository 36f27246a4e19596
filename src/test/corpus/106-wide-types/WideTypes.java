import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// long, double and float in locals, parameters, arrays and compound assignments around a buffer.
public class WideTypes {
    private static long total;
    private double scale = 2;

    public static void main(String[] args) {
        long first = 0x0102030405060708L;
        double second = Math.PI;
        float third = 1.25f;
        short fourth = (short) 40_000;
        char fifth = '水';
        boolean sixth = true;
        ByteBuffer mixed = ByteBuffer.allocateDirect(40).order(ByteOrder.nativeOrder());
        long after = first;
        mixed.putLong(after).putDouble(second).putFloat(third).putShort(fourth).putChar(fifth).put((byte) (sixth ? 1 : 0));
        show("mixed", mixed);
        mixed.flip();
        total += mixed.getLong() >>> 8;
        second -= mixed.getDouble();
        third *= mixed.getFloat();
        System.out.println(Long.toHexString(total) + " " + second + " " + third + " " + mixed.getShort() + " " + mixed.getChar());
        long[] longs = {1, 2};
        longs[1] <<= 40;
        longs[0]++;
        double[][] doubles = new double[2][3];
        doubles[1][2] += new WideTypes().scale *= 1.5;
        mixed.clear().putLong(longs[1]).putDouble(16, doubles[1][2]);
        show("mixed", mixed);
        System.out.println(mix(1, longs[0], 2f, mixed, doubles[1][2]) + " " + mixed.getDouble(16) + " " + mixed.getLong(0));
        show("mixed", mixed);
    }

    private static double mix(int a, long b, float c, ByteBuffer d, double e) {
        return a + b * c + d.get(5) + e + (d.position() > 0 ? a++ + ++a : b--);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
