import java.nio.ByteBuffer;

class Keeper {

    static ByteBuffer keep(ByteBuffer lent) {
        int size = lent.remaining();
        ByteBuffer kept = size <= 256
                ? ByteBuffer.allocate(size)
                : ByteBuffer.allocateDirect(size);
        return kept.put(lent.duplicate()).flip();
    }
}
