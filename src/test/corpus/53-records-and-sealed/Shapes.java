import java.nio.ByteBuffer;
import java.util.List;

/// Messages as sealed records, written to a buffer by one pattern switch and read back by another.
public class Shapes {
    sealed interface Message permits Ping, Text, Pair {}

    record Ping() implements Message {}

    record Text(String words) implements Message {
        Text {
            if (words.length() > 9) throw new IllegalArgumentException("too long: " + words);
        }
    }

    record Pair(Message left, Message right) implements Message {}

    public static void main(String[] args) {
        ByteBuffer wire = ByteBuffer.allocate(32);
        for (Message m : List.of(new Ping(), new Text("hi"), new Pair(new Text("a"), new Pair(new Ping(), new Text("b"))))) {
            write(m, wire);
            show("wire", wire);
        }
        wire.flip();
        while (wire.hasRemaining()) System.out.println(describe(read(wire)));
        show("wire", wire);
        try {
            new Text("far too long");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void write(Message message, ByteBuffer wire) {
        switch (message) {
            case Ping() -> wire.put((byte) 0);
            case Text(var words) -> wire.put((byte) 1).put((byte) words.length()).put(words.getBytes());
            case Pair(Message left, Message right) -> {
                wire.put((byte) 2);
                write(left, wire);
                write(right, wire);
            }
        }
    }

    static Message read(ByteBuffer wire) {
        return switch (wire.get()) {
            case 0 -> new Ping();
            case 1 -> {
                byte[] words = new byte[wire.get()];
                wire.get(words);
                yield new Text(new String(words));
            }
            default -> new Pair(read(wire), read(wire));
        };
    }

    static String describe(Object o) {
        return switch (o) {
            case Pair(Text(String a), var rest) when a.equals("a") -> "a pair that begins with a, then " + describe(rest);
            case Pair p -> p.toString();
            case Text t when t.words().isEmpty() -> "nothing";
            case Text t -> t.words();
            case null, default -> String.valueOf(o);
        };
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
