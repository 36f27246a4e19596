import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.DefaultFileRegion;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/// How many direct buffers does a channel take from its pool to send a file region, and to send a heap buffer?
public class FileRegionAndBuffer {
    static final int BYTES = 1_000_000;
    static final AtomicLong arrived = new AtomicLong();
    static final CountDownLatch all = new CountDownLatch(1);
    static final PooledByteBufAllocator receiving = pool();

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("region");
        Path file = Files.write(folder.resolve("file"), new byte[BYTES]);
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        try {
            Channel server = new ServerBootstrap().group(loops).channel(NioServerDomainSocketChannel.class)
                    .childOption(ChannelOption.ALLOCATOR, receiving).childHandler(new Counter()).bind(address).sync().channel();
            PooledByteBufAllocator sending = pool();
            Channel client = new Bootstrap().group(loops).channel(NioDomainSocketChannel.class)
                    .option(ChannelOption.ALLOCATOR, sending).handler(new Counter()).connect(address).sync().channel();
            client.writeAndFlush(new DefaultFileRegion(file.toFile(), 0, BYTES)).sync();
            System.out.println("directForRegion = " + taken(sending));
            client.writeAndFlush(Unpooled.wrappedBuffer(new byte[BYTES])).sync();
            System.out.println("directForHeapBuffer = " + taken(sending));
            all.await();
            System.out.println("arrived = " + arrived.get());
            System.out.println("takenForReading = " + taken(receiving));
            client.close().sync();
            server.close().sync();
        } finally {
            loops.shutdownGracefully(0, 1, java.util.concurrent.TimeUnit.SECONDS).sync();
            Files.delete(file);
            Files.deleteIfExists(address.getPath());
            Files.delete(folder);
        }
    }

    static PooledByteBufAllocator pool() {
        return new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
    }

    static long taken(PooledByteBufAllocator pool) {
        return pool.metric().directArenas().stream().mapToLong(PoolArenaMetric::numAllocations).sum();
    }

    @Sharable
    static class Counter extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            ByteBuf bytes = (ByteBuf) message;
            if (arrived.addAndGet(bytes.readableBytes()) == 2 * BYTES) {
                all.countDown();
            }
            bytes.release();
        }
    }
}
