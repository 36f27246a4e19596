import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/// A device sends a port, a number of hops and a city. Somebody reads them as if it were a Java program.
public class Task {
    public static void main(String[] args) {
        int seed = args.length > 0 ? Integer.parseInt(args[0]) : 0;
        int sentPort = 40000 + seed * 7 % 1000;
        int sentHops = 200 + seed % 50;
        ByteBuf in = Unpooled.buffer(32);
        in.writeShortLE(sentPort).writeByte(sentHops);
        in.writeCharSequence("Zürich", StandardCharsets.UTF_8);

        int port = in.readShort();
        int hops = in.readByte();
        String city = in.toString(StandardCharsets.ISO_8859_1);
        in.skipBytes(in.readableBytes());

        System.out.println(city + ", port " + port + ", " + hops + " hops");
    }
}
