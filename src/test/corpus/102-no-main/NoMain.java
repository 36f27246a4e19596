import java.nio.ByteBuffer;

/// A class without main cannot be launched.
public class NoMain {
    static {
        System.out.println("initialised all the same?");
    }

    static ByteBuffer run(String[] args) {
        return ByteBuffer.allocate(args.length);
    }
}
