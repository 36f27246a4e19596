import java.nio.ByteBuffer;

/// An instance main in a class that extends another: fields are initialised, and the longer main wins.
class InstanceMain extends Base {
    private final ByteBuffer own = ByteBuffer.allocate(8).put((byte) 1);

    InstanceMain() {
        System.out.println("constructed, base " + base.position());
    }

    void main() {
        System.out.println("not this one");
    }

    protected void main(String[] args) {
        ByteBuffer mine = own;
        mine.put(base.flip());
        show("mine", mine);
        System.out.println(args.length + " " + this.getClass().getSuperclass().getName());
        throw new IllegalStateException("from an instance main");
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}

class Base {
    protected final ByteBuffer base = ByteBuffer.allocate(4).putShort((short) 2);
}
