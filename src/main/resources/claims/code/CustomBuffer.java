import io.netty.buffer.AbstractByteBuf;

/// A buffer of one's own, as far as the article shows it.
public class CustomBuffer extends AbstractByteBuf {
    private final byte[] array;

    protected CustomBuffer(byte[] array) {
        this.array = array;
    }

    @Override
    protected byte _getByte(int index) {
        return array[index];
    }

    @Override
    protected short _getShort(int index) {
        return (short) ((array[index] << 8) | array[index + 1]);
    }

    public static void main(String[] args) {
        System.out.println(new CustomBuffer(new byte[] {1, 2}).getShort(0));
    }
}
