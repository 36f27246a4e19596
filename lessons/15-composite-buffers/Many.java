import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// One component more than the composite is meant for.
public class Many {
    public static void main(String[] args) {
        int most = 4; // @vary 3..6
        CompositeByteBuf all = Unpooled.compositeBuffer(most);
        for (int i = 0; i < most; i++) {
            all.addComponent(true, Unpooled.buffer(2).writeShort(i));
        }
        ByteBuf last = Unpooled.buffer(2).writeShort(99);
        all.addComponent(true, last); // @many
        System.out.println("components: " + all.numComponents());
    }
}
