import java.nio.ByteBuffer;

/// Constructors that work with buffers before super(), in nested and inner classes.
public class BeforeSuper {
    static class Block {
        final ByteBuffer bytes;

        Block(ByteBuffer bytes) {
            this.bytes = bytes;
            System.out.println("a block of " + bytes.remaining() + ", " + describe());
        }

        String describe() {
            return "plain";
        }
    }

    static class Packet extends Block {
        private final String title;

        Packet(String title) {
            if (title.isEmpty()) throw new IllegalArgumentException("no title");
            ByteBuffer draft = ByteBuffer.allocate(16);
            draft.put((byte) title.length());
            for (char c : title.toCharArray()) draft.put((byte) c);
            show("draft", draft);
            this.title = title;
            super(draft.flip());
            show("draft", draft);
        }

        String describe() {
            return "titled " + title;
        }

        class Part extends Block {
            Part(int length) {
                int end = Math.min(length, bytes().limit());
                super(bytes().slice(0, end));
            }

            Part() {
                this(2);
            }
        }

        ByteBuffer bytes() {
            return bytes;
        }
    }

    public static void main(String[] args) {
        Packet packet = new Packet("letter");
        ByteBuffer part = packet.new Part().bytes;
        show("part", part);
        try {
            new Packet("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
