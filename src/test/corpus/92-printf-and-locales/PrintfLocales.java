import java.nio.ByteBuffer;
import java.util.Locale;

/// Numbers printed by the customs of several places.
public class PrintfLocales {
    public static void main(String[] args) {
        ByteBuffer values = ByteBuffer.allocate(24);
        values.putDouble(1234567.891).putFloat(0.5f).putLong(-9_876_543_210L);
        show("values", values);
        values.flip();
        double d = values.getDouble();
        float f = values.getFloat();
        long l = values.getLong();
        for (Locale place : new Locale[] {Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.CHINA, Locale.of("hi", "IN")}) {
            System.out.printf(place, "%-6s %,15.2f %8.3e %,d%n", place, d, f, l);
        }
        System.out.printf("%d %x %08.3f %s %c %b %%%n", values.position(), l, f, "text", 'c', true);
        System.out.format("%2$s before %1$s%n", "one", "two");
        System.out.println(String.format(Locale.ROOT, "%tF", java.time.LocalDate.of(2025, 9, 16)));
        System.out.println(f + " " + d + " " + (d * 1e300 * 1e300) + " " + Double.MIN_VALUE + " " + (char) 66);
        show("values", values);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
