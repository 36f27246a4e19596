import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.List;
import java.util.stream.IntStream;

/// Is Flux a part of Netty? And who releases the buffers of a stream?
public class FluxOfBuffers {
    public static void main(String[] args) {
        System.out.println("fluxComesWithNetty = " + exists("reactor.core.publisher.Flux"));
        List<ByteBuf> seen = IntStream.range(0, 10)
                .mapToObj(i -> Unpooled.wrappedBuffer(("data" + i).getBytes(UTF_8)))
                .toList();
        System.out.println("notReleased = " + seen.stream().filter(buffer -> buffer.refCnt() > 0).count());
    }

    static boolean exists(String name) {
        try {
            return Class.forName(name) != null;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }
}
