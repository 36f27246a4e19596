import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/// A class finds its own bytes and the library's, and does not find what is not there.
public class Resources {
    public static void main(String[] args) throws IOException {
        System.out.println("own " + (Resources.class.getResource("Resources.class") != null));
        System.out.println("absent " + Resources.class.getResource("nothing.txt") + " " + Resources.class.getResourceAsStream("/n.txt"));
        try (InputStream in = Resources.class.getResourceAsStream("/Resources.class")) {
            ByteBuffer magic = ByteBuffer.wrap(in.readNBytes(8));
            System.out.println(Integer.toHexString(magic.getInt()) + " " + magic.getShort() + "." + magic.getShort());
            show("magic", magic);
        }
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        System.out.println("library " + (loader.getResource("io/netty/buffer/ByteBuf.class") != null));
        System.out.println("context loader is ours: " + (loader == Resources.class.getClassLoader()));
        System.out.println("object " + (Object.class.getResourceAsStream("Object.class") != null));
        try {
            Class.forName("no.such.Thing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
