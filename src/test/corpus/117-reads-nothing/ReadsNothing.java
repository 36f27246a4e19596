import java.io.IOException;
import java.nio.ByteBuffer;

/// Standard input is left half read, and the program is asked for more than there is.
void main() throws IOException {
    ByteBuffer first = ByteBuffer.wrap(System.in.readNBytes(3));
    show("first", first);
    System.in.skip(2);
    IO.println(new String(first.array()) + " then " + (char) System.in.read());
    ByteBuffer more = ByteBuffer.wrap(System.in.readAllBytes(), 0, 3);
    show("more", more);
    IO.println(IO.readln() + " " + System.in.available());
    throw new IOException("unread");
}

void show(String name, ByteBuffer b) {
    IO.println("@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
}
