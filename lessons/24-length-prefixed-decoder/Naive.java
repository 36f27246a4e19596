import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Two messages, each a length in two bytes and then so many bytes.
class Naive {
    public static void main(String[] args) {
        ByteBuf stream = Unpooled.buffer(16);
        stream.writeShort(3).writeMedium(0x010203);
        stream.writeShort(2).writeShort(0x0405);
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
        System.out.println(answer + ", readerIndex " + readerIndex);
        part.release();
        stream.release();
    }
}
