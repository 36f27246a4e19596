import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/// One memory read as bytes, shorts, ints, longs, floats and doubles, and buffers over arrays of other types.
public class TypedViews {
    public static void main(String[] args) {
        ByteBuffer raw = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        IntBuffer ints = raw.asIntBuffer();
        ints.put(1).put(2).put(3);
        show("ints", ints);
        show("raw", raw);
        ShortBuffer shorts = raw.asShortBuffer();
        System.out.println(shorts.get(0) + " " + shorts.get(1) + " " + shorts.get(2));
        raw.position(4);
        LongBuffer longs = raw.asLongBuffer();
        show("longs", longs);
        System.out.println(Long.toHexString(longs.get()));
        show("longs", longs);
        raw.clear().putFloat(1.5f).putFloat(-2f).flip();
        FloatBuffer floats = raw.asFloatBuffer();
        System.out.println(floats.get() + " " + floats.get());
        show("floats", floats);
        DoubleBuffer doubles = DoubleBuffer.allocate(3).put(0.25).put(4);
        show("doubles", doubles);
        CharBuffer word = CharBuffer.wrap("window", 1, 4);
        System.out.println(word + " " + word.length() + " " + word.isReadOnly());
        show("word", word);
        int[] table = {10, 20, 30, 40};
        IntBuffer over = IntBuffer.wrap(table, 1, 2);
        over.put(99);
        table[2] = 98;
        System.out.println(over.get() + " " + table[1]);
        show("over", over);
    }

    static void show(String name, Buffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
