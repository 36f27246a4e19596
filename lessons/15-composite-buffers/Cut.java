import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A stream cut into frames: slices of the bytes that came.
public class Cut {
    public static void main(String[] args) {
        ByteBuf input = Unpooled.buffer(16);
        input.writeCharSequence("ONETWOTHREE", US_ASCII);
        ByteBuf one = input.readRetainedSlice(3);
        ByteBuf two = input.readRetainedSlice(3); // @cut
        input.release();
        one.release();
        System.out.println("two still reads " + two.toString(US_ASCII));
        two.release();
    }
}
