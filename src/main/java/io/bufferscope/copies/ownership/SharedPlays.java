package io.bufferscope.copies.ownership;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;

/// Plays about memory with several holders.
final class SharedPlays {

    private static final int SIZE = 16;

    private SharedPlays() {}

    static void right(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE);
        script.call("buffer.retain().refCnt()", () -> buffer.retain().refCnt());
        script.call("first holder: buffer.release()", buffer::release);
        script.call("second holder: buffer.refCnt()", buffer::refCnt);
        script.call("second holder: buffer.release()", buffer::release);
    }

    static void changedAfterSend(Script script) {
        EmbeddedChannel channel = new EmbeddedChannel();
        byte[] array = {1, 2, 3};
        script.call(
                "channel.write(Unpooled.wrappedBuffer(array)).isDone()",
                () -> channel.write(Unpooled.wrappedBuffer(array)).isDone());
        script.run("array[0] = 99", () -> array[0] = 99);
        script.run("channel.flush()", channel::flush);
        ByteBuf sent = channel.readOutbound();
        script.call("receiver: sent.getByte(0)", () -> sent.getByte(0));
        sent.release();
        channel.finishAndReleaseAll();
    }

    static void childReleasedTwice(Script script) {
        ByteBuf parent = Unpooled.buffer(SIZE);
        ByteBuf child = parent.retainedSlice(0, SIZE / 2);
        script.call("child = parent.retainedSlice(0, 8); parent.refCnt()", parent::refCnt);
        script.call("child.release()", child::release);
        script.call("child.release()", child::release);
        script.call("parent.getByte(0)", () -> parent.getByte(0));
    }
}
