import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/// Six characters. How many bytes?
public class Text {
    public static void main(String[] args) {
        String city = "Zürich";
        ByteBuf utf8 = Unpooled.buffer(32);
        utf8.writeCharSequence(city, StandardCharsets.UTF_8); // @utf8
        ByteBuf latin = Unpooled.buffer(32);
        latin.writeCharSequence(city, StandardCharsets.ISO_8859_1); // @latin

        String cut = utf8.toString(0, 2, StandardCharsets.UTF_8);
        String wrong = utf8.toString(StandardCharsets.ISO_8859_1);
        System.out.println(cut + " and " + wrong); // @cut
        utf8.release();
        latin.release();
    }
}
