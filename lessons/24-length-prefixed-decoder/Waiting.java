import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// The same stream, collected: look first, take only what is complete.
class Waiting {
    public static void main(String[] args) {
        byte[] stream = {0, 3, 1, 2, 3, 0, 2, 4, 5};
        ByteBuf collected = Unpooled.buffer(16);
        collected.writeBytes(stream, 0, 4);
        int at = collected.readerIndex();
        int length = collected.getUnsignedShort(at); // @look
        boolean complete = collected.readableBytes() >= 2 + length; // @wait
        collected.writeBytes(stream, 4, 5);
        boolean now = collected.readableBytes() >= 2 + length; // @now
        collected.skipBytes(2);
        ByteBuf message = collected.readRetainedSlice(length); // @take
        int rest = collected.readableBytes();
        collected.discardReadBytes(); // @discard
        int first = message.getByte(0); // @moved
        System.out.println("begins with " + first + ", rest " + rest);
        message.release();
        collected.release();
    }
}
