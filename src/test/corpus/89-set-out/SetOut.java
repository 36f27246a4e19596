import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;

/// A program replaces System.out and System.err, then puts the first ones back.
public class SetOut {
    public static void main(String[] args) throws Exception {
        PrintStream first = System.out;
        System.out.println("a " + first.getClass().getName() + " and a " + System.in.getClass().getName());
        ByteArrayOutputStream memory = new ByteArrayOutputStream();
        System.setOut(new PrintStream(memory, true));
        ByteBuffer quiet = ByteBuffer.allocate(4).putShort((short) 1);
        System.out.println("goes to memory, position " + quiet.position());
        System.setOut(first);
        System.out.print("caught: " + memory);
        show("quiet", quiet);
        System.setErr(System.out);
        System.err.println("error text on standard output");
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.out.println("nowhere");
        System.setOut(first);
        new PrintStream(first).append('x').append("yz\n").flush();
        System.out.println(first.checkError());
        throw new IllegalStateException("reported on the replaced error stream");
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
