import java.nio.ByteBuffer;

/// The launched class has no main of its own: the one of its superclass runs.
class InheritedMain extends Starter {
    @Override
    ByteBuffer fill() {
        return super.fill().putInt(2);
    }
}

abstract class Starter {
    abstract static class Hidden {}

    ByteBuffer fill() {
        return ByteBuffer.allocate(12).putInt(1);
    }

    public static void main(String[] args) {
        ByteBuffer filled = new InheritedMain().fill();
        show("filled", filled);
        System.out.println(filled.flip().getLong());
        show("filled", filled);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
