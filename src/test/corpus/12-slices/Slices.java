import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;

/// slice, slice(index, length), duplicate and alignedSlice: new indices, same memory.
public class Slices {
    public static void main(String[] args) {
        ByteBuffer log = ByteBuffer.allocateDirect(64);
        log.put("header|body".getBytes());
        ByteBuffer header = log.slice(0, 6);
        ByteBuffer body = log.slice(7, 4);
        ByteBuffer rest = log.slice();
        ByteBuffer same = log.duplicate();
        show("header", header);
        show("body", body);
        show("rest", rest);
        show("same", same);
        body.put(0, (byte) 'B');
        same.rewind();
        byte[] text = new byte[11];
        same.get(text);
        System.out.println(new String(text));
        ByteBuffer even = log.clear().alignedSlice(8);
        System.out.println("aligned by 8: " + (even.alignmentOffset(0, 8) == 0) + ", " + even.capacity() % 8);
        try {
            log.slice(60, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(log instanceof MappedByteBuffer ? "a direct buffer is a MappedByteBuffer" : "no");
        show("log", log);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
