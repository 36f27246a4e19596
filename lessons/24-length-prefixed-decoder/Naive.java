import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Two messages, each a length in two bytes and then so many bytes, arrive in three parts.
class Naive {
    public static void main(String[] args) {
        ByteBuf stream = Unpooled.buffer(32).writeShort(3).writeMedium(0x010203).writeShort(2).writeShort(0x0405);
        int cut = 4; // @vary 3..4
        ByteBuf part = stream.readRetainedSlice(cut); // @part
        int length = part.readUnsignedShort(); // @length
        int missing = length - part.readableBytes(); // @missing
        String answer = "no exception";
        try {
            part.readRetainedSlice(length);
        } catch (IndexOutOfBoundsException e) {
            answer = "IndexOutOfBoundsException";
        }
        int readerIndex = part.readerIndex(); // @thrown
        System.out.println(answer + ", " + missing + " missing, readerIndex " + readerIndex);
        part.release();
        stream.release();
    }
}
