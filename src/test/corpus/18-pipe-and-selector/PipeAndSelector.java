import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/// Bytes through a pipe, and a selector that says when there is something to read.
public class PipeAndSelector {
    public static void main(String[] args) throws IOException {
        Pipe pipe = Pipe.open();
        try (Pipe.SinkChannel sink = pipe.sink();
                Pipe.SourceChannel source = pipe.source();
                Selector selector = Selector.open()) {
            source.configureBlocking(false);
            SelectionKey key = source.register(selector, SelectionKey.OP_READ, ByteBuffer.allocateDirect(4));
            ByteBuffer nothing = ByteBuffer.allocate(4);
            System.out.println("ready " + selector.selectNow() + ", read " + source.read(nothing));
            show("nothing", nothing);
            ByteBuffer drop = ByteBuffer.wrap("drips!".getBytes());
            System.out.println("wrote " + sink.write(drop));
            show("drop", drop);
            while (selector.selectNow() > 0) {
                selector.selectedKeys().clear();
                ByteBuffer pail = (ByteBuffer) key.attachment();
                System.out.println("read " + source.read(pail));
                show("pail", pail);
                pail.clear();
            }
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
