import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A length is a promise of somebody you do not know.
class Hostile {
    public static void main(String[] args) {
        ByteBuf in = Unpooled.buffer(8).writeInt(-1).writeInt(7);
        int length = in.getInt(0); // @negative
        long unsigned = in.getUnsignedInt(0); // @unsigned
        boolean enough = in.readableBytes() >= 4 + length; // @enough
        int most = 1024;
        boolean refused = length < 0 || length > most; // @refused
        System.out.println(length + ", " + unsigned + ", refused " + refused);
        in.release();
    }
}
