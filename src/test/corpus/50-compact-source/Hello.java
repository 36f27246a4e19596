import java.nio.ByteBuffer;

// A compact source file: no class, an instance main, fields and methods beside it.
String greeting = "Hello";
int calls;

void main() {
    var note = ByteBuffer.allocate(16);
    note.put(greeting.getBytes());
    show("note", note);
    note.flip();
    while (note.hasRemaining()) IO.print((char) note.get() + " ");
    IO.println();
    show("note", note);
    IO.println("shown " + calls + " times by " + getClass().getName());
    IO.println(Stream.of(3, 1, 2).sorted().toList());
}

void show(String name, ByteBuffer b) {
    calls++;
    IO.println("@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
}
