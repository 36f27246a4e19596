import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.EnumMap;
import java.util.Map;

/// Enum constants with bodies of their own, each with another way to write a number.
public class EnumBodies {
    enum Width {
        ONE(1) {
            void write(ByteBuf out, int value) {
                out.writeByte(value);
            }
        },
        TWO(2) {
            void write(ByteBuf out, int value) {
                out.writeShort(value);
            }
        },
        FOUR(4) {
            void write(ByteBuf out, int value) {
                out.writeInt(value);
            }
        };

        final int bytes;

        Width(int bytes) {
            this.bytes = bytes;
        }

        abstract void write(ByteBuf out, int value);
    }

    public static void main(String[] args) {
        ByteBuf out = Unpooled.buffer(16);
        Map<Width, Integer> ends = new EnumMap<>(Width.class);
        for (Width width : Width.values()) {
            width.write(out, 0x01020304);
            ends.put(width, out.writerIndex());
            show("out", out);
        }
        System.out.println(ends + " " + Width.valueOf("TWO").getDeclaringClass().getSimpleName());
        switch (Width.values()[ends.size() - 1]) {
            case ONE, TWO -> System.out.println("narrow");
            case FOUR -> System.out.println("wide, " + out.getInt(3));
        }
        out.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
