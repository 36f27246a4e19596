import java.nio.ByteBuffer;

/// main of an interface that comes first in its file; an enum and a record have mains nobody calls.
interface MainInside {
    ByteBuffer CONSTANT = ByteBuffer.allocate(4).put((byte) 7);

    static void main(String[] args) {
        ByteBuffer constant = CONSTANT;
        show("constant", constant);
        Coin.main(args);
        new Pair(CONSTANT.duplicate(), 2).main();
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}

enum Coin {
    HEADS,
    TAILS;

    static void main(String[] args) {
        ByteBuffer tossed = ByteBuffer.allocate(values().length);
        for (Coin coin : values()) tossed.put((byte) coin.ordinal());
        MainInside.show("tossed", tossed);
    }
}

record Pair(ByteBuffer buffer, int number) {
    void main() {
        ByteBuffer mine = buffer.put((byte) number);
        MainInside.show("mine", mine);
    }
}
