package io.bufferscope.copies.ownership;

import static io.bufferscope.copies.ownership.Holder.done;
import static io.bufferscope.copies.ownership.Holder.holds;
import static io.bufferscope.copies.ownership.Holder.keeps;

import io.bufferscope.copies.ownership.Holder.Role;
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
        script.watch(() -> Memory.of(buffer));
        script.holders(holds(Role.FIRST), holds(Role.SECOND));
        script.call("buffer.retain().refCnt()", () -> buffer.retain().refCnt());
        script.holders(done(Role.FIRST), holds(Role.SECOND));
        script.call("first holder: buffer.release()", buffer::release);
        script.call("second holder: buffer.refCnt()", buffer::refCnt);
        script.holders(done(Role.FIRST), done(Role.SECOND));
        script.call("second holder: buffer.release()", buffer::release);
    }

    static void changedAfterSend(Script script) {
        EmbeddedChannel channel = new EmbeddedChannel();
        byte[] array = {1, 2, 3};
        script.watch(() -> Memory.of(array));
        script.holders(keeps(Role.SENDER), holds(Role.CHANNEL));
        script.call(
                "channel.write(Unpooled.wrappedBuffer(array)).isDone()",
                () -> channel.write(Unpooled.wrappedBuffer(array)).isDone());
        script.run("array[0] = 99", () -> array[0] = 99);
        script.run("channel.flush()", channel::flush);
        ByteBuf sent = channel.readOutbound();
        script.holders(keeps(Role.SENDER), done(Role.CHANNEL), holds(Role.RECEIVER));
        script.call("receiver: sent.getByte(0)", () -> sent.getByte(0));
        sent.release();
        channel.finishAndReleaseAll();
    }

    static void childReleasedTwice(Script script) {
        ByteBuf parent = Unpooled.buffer(SIZE);
        ByteBuf child = parent.retainedSlice(0, SIZE / 2);
        script.watch(() -> Memory.of(parent));
        script.holders(holds(Role.PARENT), holds(Role.CHILD));
        script.call("child = parent.retainedSlice(0, 8); parent.refCnt()", parent::refCnt);
        script.holders(holds(Role.PARENT), done(Role.CHILD));
        script.call("child.release()", child::release);
        script.holders(keeps(Role.PARENT), done(Role.CHILD));
        script.call("child.release()", child::release);
        script.call("parent.getByte(0)", () -> parent.getByte(0));
    }
}
