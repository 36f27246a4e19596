import java.nio.ByteBuffer;

/// A tiny command language in a text block: switch on strings, labelled loops, loops on one line.
public class LoopsAndSwitches {
    private static final String SCRIPT = """
            put 1 2 3
            flip
            get
            compact
            put 4
            flip
            stop here
            never "reached" \
            """;

    public static void main(String[] args) {
        ByteBuffer tape = ByteBuffer.allocate(6);
        script:
        for (String line : SCRIPT.split("\n")) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "put":
                    for (int i = 1; i < words.length; i++) tape.put(Byte.parseByte(words[i]));
                    break;
                case "get":
                    System.out.println("got " + tape.get());
                    break;
                case "flip", "compact":
                    tape = words[0].equals("flip") ? tape.flip() : tape.compact();
                    break;
                case "stop":
                    break script;
                default:
                    throw new IllegalStateException(line);
            }
            show("tape", tape);
        }
        int n = 0; do { n += tape.get(); } while (tape.hasRemaining()); System.out.println("sum " + n);
        rows:
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                if (column == row) continue rows;
                if (row == 3) break rows;
                System.out.print(row + "" + column + " ");
            }
        }
        System.out.println();
        for (tape.clear(); tape.hasRemaining(); ) tape.put((byte) tape.position());
        show("tape", tape);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
