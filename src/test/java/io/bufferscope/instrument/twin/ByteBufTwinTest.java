package io.bufferscope.instrument.twin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ByteBufTwinTest {

    private static final String HEAD = """
        import java.nio.*;
        import java.nio.charset.StandardCharsets;

        class Lab {
            public static void main(String[] args) {
                int n = args.length;
                byte[] array = new byte[n];
        """;

    private static Twin twin(String body) {
        return TwinPrograms.twin("Lab.java", HEAD + body.indent(8) + "    }\n}\n");
    }

    private static String written(String body) {
        return twin(body) instanceof Twin.Written done
                ? done.source()
                : twin(body).toString();
    }

    private static TwinRefusal refused(String body) {
        return ((Twin.Refused) twin(body)).refusals().getFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '§', textBlock = """
        ByteBuffer b = ByteBuffer.allocate(8); | ByteBuf b = Unpooled.buffer(8, 8);
        ByteBuffer b = ByteBuffer.allocate(n * 2); | ByteBuf b = Unpooled.buffer(n * 2, n * 2);
        var b = ByteBuffer.allocateDirect(8); | var b = Unpooled.directBuffer(8, 8);
        ByteBuffer b = ByteBuffer.allocate(Integer.parseInt("8")); | Unpooled.wrappedBuffer(new byte[Integer.parseInt("8")]).clear();
        ByteBuffer b = ByteBuffer.wrap(array); | ByteBuf b = Unpooled.wrappedBuffer(array);
        ByteBuffer b = ByteBuffer.wrap(array, 1, 2); | Unpooled.wrappedBuffer(array).setIndex(1, 3);
        ByteBuffer b = ByteBuffer.wrap(array); b.put((byte) 1); | Unpooled.wrappedBuffer(array).clear(); b.writeByte((byte) 1);
        """)
    void creation_hasTheSameFixedCapacity(String before, String after) {
        assertThat(written(before)).contains(after);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        put((byte) 1)          | writeByte((byte) 1)
        put(array)             | writeBytes(array)
        put(array, 0, 1)       | writeBytes(array, 0, 1)
        put(0, (byte) 1)       | setByte(0, (byte) 1)
        put(0, array)          | setBytes(0, array)
        putShort((short) 1)    | writeShort((short) 1)
        putChar('c')           | writeChar('c')
        putInt(1).putLong(2L)  | writeInt(1).writeLong(2L)
        putFloat(1f)           | writeFloat(1f)
        putDouble(1)           | writeDouble(1)
        putInt(4, 1)           | setInt(4, 1)
        position(4)            | writerIndex(4)
        mark().reset()         | markWriterIndex().resetWriterIndex()
        clear()                | clear()
        rewind()               | clear()
        position()             | writerIndex()
        limit()                | capacity()
        remaining()            | writableBytes()
        hasRemaining()         | isWritable()
        limit(6)               | setIndex(b.writerIndex(), 6)
        slice()                | slice(b.writerIndex(), b.writableBytes())
        slice(1, 2)            | slice(1, 2)
        duplicate()            | duplicate()
        asReadOnlyBuffer()     | asReadOnly()
        array()                | array()
        arrayOffset()          | arrayOffset()
        """)
    void call_isTranslated_whileWriting(String before, String after) {
        assertThat(written(kept("ByteBuffer b = ByteBuffer.allocate(16);", before)))
                .contains("b." + after);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        get()                  | readByte()
        get(array)             | readBytes(array)
        get(array, 0, 1)       | readBytes(array, 0, 1)
        get(3)                 | getByte(3)
        get(n)                 | getByte(Objects.checkIndex(n, b.writerIndex()))
        getInt(n)              | getInt(Objects.checkFromIndexSize(n, 4, b.writerIndex()))
        getShort()             | readShort()
        getChar()              | readChar()
        getInt()               | readInt()
        getLong()              | readLong()
        getFloat()             | readFloat()
        getDouble()            | readDouble()
        getLong(0)             | getLong(0)
        position(4)            | readerIndex(4)
        mark().reset()         | markReaderIndex().resetReaderIndex()
        rewind()               | readerIndex(0)
        compact()              | discardReadBytes()
        flip()                 | setIndex(0, b.readerIndex())
        position()             | readerIndex()
        limit()                | writerIndex()
        limit(4)               | writerIndex(4)
        remaining()            | readableBytes()
        hasRemaining()         | isReadable()
        slice()                | slice()
        duplicate()            | duplicate()
        """)
    void call_isTranslated_whileReading(String before, String after) {
        assertThat(written(kept("ByteBuffer b = ByteBuffer.allocate(16).putLong(1).flip();", before)))
                .contains("b." + after);
    }

    /// A value must be kept, since an expression alone is no statement; a call is one.
    private static String kept(String first, String call) {
        return first + "\nb." + call + ";\n";
    }

    @Test
    void flip_becomesAComment() {
        assertThat(written(
                        "ByteBuffer b = ByteBuffer.allocate(4);\nb.put((byte) 1);\nb.flip();\nint x = b.get(); // x"))
                .contains("        b.writeByte((byte) 1);\n"
                        + "        // b.flip(): flip\n"
                        + "        int x = b.readByte(); // x\n");
        assertThat(written("ByteBuffer b = ByteBuffer.allocate(4);\nb.flip(); b.clear();"))
                .contains("/* b.flip(): flip */ b.clear();");
        assertThat(written("ByteBuffer b = ByteBuffer.allocate(4);\nif (n == 0)\n    b.flip();\nb.clear();"))
                .contains("/* b.flip(): flip */;");
    }

    @Test
    void littleEndian_isNamedByEachCall() {
        String twin = written("""
            ByteBuffer b = ByteBuffer.allocate(16);
            b.order(ByteOrder.LITTLE_ENDIAN);
            b.putInt(1).putChar('c').put((byte) 2).flip();
            System.out.println(b.getInt() + " " + b.getChar() + b.order());
            ByteBuffer big = b.duplicate();
            System.out.println(big.getShort(0) + " " + big.order());
            """);
        assertThat(twin)
                .contains("// b.order(ByteOrder.LITTLE_ENDIAN): order")
                .contains("b.writeIntLE(1).writeShortLE('c').writeByte((byte) 2);")
                .contains("b.readIntLE() + \" \" + (char) b.readShortLE() + ByteOrder.LITTLE_ENDIAN")
                .contains("big.getShort(0) + \" \" + ByteOrder.BIG_ENDIAN");
    }

    @Test
    void method_hasAVersionForEachMode() {
        String source = """
            import java.nio.ByteBuffer;
            class Show {
                public static void main(String[] args) {
                    ByteBuffer b = ByteBuffer.allocate(4);
                    show(b);
                    b.flip();
                    show(b);
                }
                static void show(ByteBuffer b) {
                    System.out.println(b.position() + " " + b.limit());
                }
            }
            """;
        String twin = ((Twin.Written) TwinPrograms.twin("Show.java", source)).source();
        assertThat(twin)
                .contains("import io.netty.buffer.ByteBuf;\nimport io.netty.buffer.Unpooled;\nclass ShowTwin {")
                .contains("static void show(ByteBuf b) {\n"
                        + "        System.out.println(b.writerIndex() + \" \" + b.capacity");
        assertThat(twin)
                .contains("    // version\n    static void showRead(ByteBuf b) {")
                .contains("showRead(b);")
                .doesNotContain("ByteBuffer");
    }

    @Test
    void exceptions_becomeTheOneOfAnIndex() {
        assertThat(written("""
            ByteBuffer b = ByteBuffer.allocate(4);
            try {
                b.putLong(1);
            } catch (BufferOverflowException full) {
                System.out.println("full");
            }
            """)).contains("} catch (IndexOutOfBoundsException full) {");
    }

    @Test
    void text_isDecodedByTheBufferItself() {
        String body = "ByteBuffer b = ByteBuffer.wrap(array);\n";
        assertThat(written(body + "String s = StandardCharsets.UTF_8.decode(b).toString();"))
                .contains("= b.readCharSequence(b.readableBytes(), StandardCharsets.UTF_8).toString();");
        assertThat(written(body + "String s = StandardCharsets.UTF_8.decode(b.duplicate()).toString();"))
                .contains("= b.duplicate().toString(StandardCharsets.UTF_8).toString();");
    }

    @Test
    void readingWithoutFlip_readsTheSameRest() {
        assertThat(written("ByteBuffer b = ByteBuffer.allocate(4).put((byte) 1);\nSystem.out.println(b.get());"))
                .contains("b.setIndex(b.writerIndex(), b.capacity()).readByte()");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        b.asIntBuffer();                                    | NO_COUNTERPART    | b.asIntBuffer()
        b.flip(); b.put((byte) 1);                          | WRITES_IN_BETWEEN | b.put((byte) 1)
        if (n > 0) b.flip(); b.position();                  | EITHER_WAY        | b.position()
        String.valueOf(b);                                  | ESCAPES           | String.valueOf(b)
        Runnable r = () -> b.clear();                       | ESCAPES           | () -> b.clear()
        Runnable r = () -> { b.clear(); };                  | CAPTURED          | b.clear()
        java.util.List<ByteBuffer> all = null;              | TYPE              | java.util.List<ByteBuffer>
        b.reset();                                          | MARK              | b.reset()
        b.position(n).limit(3);                             | INDEX             | b.position(n).limit(3)
        b.order(ByteOrder.nativeOrder());                   | ORDER             | b.order(ByteOrder.nativeOrder())
        b.asReadOnlyBuffer().put((byte) 1);                 | READ_ONLY         | b.asReadOnlyBuffer().put((byte) 1)
        Lab.class.getName();                                | OWN_NAME          | Lab.class.getName()
        try { b.get(9); } catch (BufferUnderflowException e) {} | EXCEPTION_CAUGHT | BufferUnderflowException
        try { b.get(); } catch (RuntimeException e) { e.toString(); } | EXCEPTION_USED | e.toString()
        ByteBuffer.allocateDirect(Integer.parseInt("1"));   | TWICE | ByteBuffer.allocateDirect(Integer.parseInt("1"))
        """)
    void refusal_saysWhereAndWhy(String statement, TwinRefusal.Reason reason, String call) {
        TwinRefusal refusal = refused("ByteBuffer b = ByteBuffer.allocate(4);\n" + statement);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.call()).isEqualTo(call);
        assertThat(refusal.line()).isEqualTo(9);
    }

    @Test
    void programWithoutBuffers_isRefused() {
        assertThat(refused("n++;").reason()).isEqualTo(TwinRefusal.Reason.NO_BUFFER);
    }

    @Test
    void textThatIsNotJava_isNotCompiled() {
        assertThat(twin("ByteBuffer b = 1;"))
                .isInstanceOfSatisfying(
                        Twin.NotCompiled.class,
                        wrong -> assertThat(wrong.problems())
                                .singleElement()
                                .satisfies(problem -> assertThat(problem.line()).isEqualTo(8)));
    }
}
