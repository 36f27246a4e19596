import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

record Line(String text, int bytes) {}

void main(String[] args) {
    ByteBuffer page = ByteBuffer.allocate(64);
    String line;
    while ((line = IO.readln("> ")) != null) {
        Line read = append(page, line);
        IO.println(read);
        show("page", page);
    }
    IO.println("end of input, " + args.length + " arguments");
}

Line append(ByteBuffer page, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    page.put(bytes).put((byte) '\n');
    return new Line(text, bytes.length);
}

void show(String name, ByteBuffer b) {
    IO.println("@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
}
