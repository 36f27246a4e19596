import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// Text beyond ASCII in names, in buffers and on the console.
class 缓冲区 {
    public static void main(String[] args) {
        ByteBuffer 盒子 = ByteBuffer.allocate(32);
        盒子.put("缓冲区 buffer 🧱".getBytes(StandardCharsets.UTF_8));
        show("盒子", 盒子);
        盒子.flip();
        String 文字 = StandardCharsets.UTF_8.decode(盒子.duplicate()).toString();
        System.out.println(文字 + " has " + 文字.length() + " chars, "
                + 文字.codePointCount(0, 文字.length()) + " code points, " + 盒子.remaining() + " bytes");
        System.out.println("żółć · наблюдать · buffère · 👩‍💻 · 한글");
        System.err.println("错误流也一样 🚰");
        show("盒子", 盒子);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
