package io.bufferscope.copies.socket;

import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Receiver;
import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A Netty NIO channel with an event loop of its own, connected to the loopback interface.
public final class NettyClient implements AutoCloseable {

    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Channel channel;
    private final Thread thread;

    /// Connects.
    public NettyClient(Loopback door, ByteBufAllocator allocator) throws IOException {
        try {
            channel = connect(door, allocator);
            thread = Receiver.await(channel.eventLoop().submit(Thread::currentThread));
        } catch (IOException e) {
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
            throw e;
        }
    }

    private Channel connect(Loopback door, ByteBufAllocator allocator) throws IOException {
        ChannelFuture connected = new Bootstrap()
                .group(group)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.ALLOCATOR, allocator)
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInboundHandlerAdapter())
                .connect(door.address());
        Receiver.await(connected);
        return connected.channel();
    }

    /// Id of the thread of its event loop.
    public long threadId() {
        return thread.threadId();
    }

    /// Writes and flushes messages one after the other, each when the one before is written, and waits for the last.
    ///
    /// @param message makes each message, on the event loop
    public void write(int times, Supplier<Object> message) throws IOException {
        CompletableFuture<Void> done = new CompletableFuture<>();
        channel.eventLoop().execute(new Burst(channel, times, message, done)::next);
        Receiver.await(done);
    }

    @Override
    public void close() {
        channel.close().syncUninterruptibly();
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    /// A series of writes.
    private static final class Burst {

        private final Channel channel;
        private final Supplier<Object> message;
        private final CompletableFuture<Void> done;
        private int left;

        Burst(Channel channel, int times, Supplier<Object> message, CompletableFuture<Void> done) {
            this.channel = channel;
            this.left = times;
            this.message = message;
            this.done = done;
        }

        /// Writes as many as the socket takes at once; goes on from a listener when it was full.
        void next() {
            while (left > 0) {
                left--;
                ChannelFuture written = channel.writeAndFlush(message.get());
                if (!written.isSuccess()) {
                    written.addListener(future -> goOn(future.cause()));
                    return;
                }
            }
            done.complete(null);
        }

        private void goOn(@Nullable Throwable failure) {
            if (failure == null) {
                next();
            } else {
                done.completeExceptionally(failure);
            }
        }
    }
}
