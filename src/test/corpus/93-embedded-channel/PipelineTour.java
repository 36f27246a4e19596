import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.CharsetUtil;

/// A pipeline without a network: a decoder that keeps half a frame, a handler that answers, an encoder.
public class PipelineTour {
    static class Frames extends ChannelInboundHandlerAdapter {
        private final ByteBuf kept = Unpooled.buffer();

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            ByteBuf in = (ByteBuf) message;
            kept.writeBytes(in);
            in.release();
            while (kept.isReadable() && kept.readableBytes() > kept.getByte(kept.readerIndex())) {
                context.fireChannelRead(kept.readRetainedSlice(kept.readByte()));
            }
            kept.discardReadBytes();
        }

        @Override
        public void handlerRemoved(ChannelHandlerContext context) {
            System.out.println("left over " + kept.readableBytes() + ", " + kept.release());
        }
    }

    static class Answer extends SimpleChannelInboundHandler<ByteBuf> {
        @Override
        protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
            if (!frame.isReadable()) throw new IllegalArgumentException("empty frame");
            context.writeAndFlush(frame.toString(CharsetUtil.US_ASCII).toUpperCase());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            System.out.println("caught " + cause.getMessage());
        }
    }

    static class Encoder extends ChannelOutboundHandlerAdapter {
        @Override
        public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
            String text = (String) message;
            context.write(context.alloc().buffer().writeByte(text.length()).writeBytes(text.getBytes()), promise);
        }
    }

    public static void main(String[] args) {
        EmbeddedChannel channel = new EmbeddedChannel(new Frames(), new Encoder(), new Answer());
        ByteBuf half = Unpooled.wrappedBuffer(new byte[] {2, 'h', 'i', 3, 'y'});
        System.out.println(channel.writeInbound(half) + ", count " + half.refCnt());
        channel.writeInbound(Unpooled.wrappedBuffer(new byte[] {'e', 's', 0, 5}));
        for (ByteBuf out; (out = channel.readOutbound()) != null; out.release()) {
            show("out", out);
            System.out.println(out.toString(1, out.getByte(0), CharsetUtil.US_ASCII));
        }
        System.out.println(channel.finish());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
