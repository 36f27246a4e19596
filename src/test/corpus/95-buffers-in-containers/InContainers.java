import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Buffers that never live in a local variable: fields, arrays, collections, records and generics only.
public class InContainers {
    private static final ByteBuffer CONSTANT = ByteBuffer.allocate(4);
    private static final Map<String, ByteBuf> BY_NAME = new TreeMap<>();
    private static final Deque<ByteBuffer> QUEUE = new ArrayDeque<>();
    private final ByteBuffer[][] grid = new ByteBuffer[2][2];
    private ByteBuf field = Unpooled.buffer(8);

    record Pair(ByteBuffer nio, ByteBuf netty) {}

    public static void main(String[] args) {
        CONSTANT.put((byte) 1);
        InContainers self = new InContainers();
        self.grid[1][0] = ByteBuffer.allocate(6).putShort((short) 2);
        self.grid[0] = self.grid[1].clone();
        self.field.writeInt(3).readByte();
        BY_NAME.put("b", Unpooled.directBuffer(4).writeByte(4));
        BY_NAME.computeIfAbsent("a", name -> Unpooled.buffer(2, 2)).writeShort(5);
        QUEUE.add(ByteBuffer.wrap(new byte[3]));
        QUEUE.peek().get();
        System.out.println(CONSTANT.position() + " " + self.grid[0][0].position() + " " + self.field.readableBytes());
        System.out.println(BY_NAME.values().stream().mapToInt(ByteBuf::writerIndex).sum() + " " + QUEUE.poll().remaining());
        System.out.println(new Pair(self.grid[0][0].flip(), self.field.skipBytes(1)).netty().readerIndex());
        System.out.println(self.grid[1][0].limit() + " " + Optional.of(self.field.slice()).map(ByteBuf::capacity).orElse(-1));
        List.copyOf(BY_NAME.values()).forEach(ByteBuf::release);
        self.field.release();
        self.field = null;
        System.out.println(BY_NAME.get("a").refCnt());
    }
}
