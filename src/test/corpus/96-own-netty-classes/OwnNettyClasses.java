import io.netty.buffer.AbstractReferenceCountedByteBuf;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufHolder;
import io.netty.buffer.DefaultByteBufHolder;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.buffer.UnpooledHeapByteBuf;
import io.netty.util.AbstractReferenceCounted;
import io.netty.util.ReferenceCounted;

/// The program's own subclasses of Netty's classes: a counting buffer, a holder and a counted resource.
public class OwnNettyClasses {
    static class Counting extends UnpooledHeapByteBuf {
        int writes;

        Counting(ByteBufAllocator allocator) {
            super(allocator, 8, 64);
        }

        @Override
        public ByteBuf writeByte(int value) {
            writes++;
            return super.writeByte(value);
        }

        @Override
        protected void deallocate() {
            System.out.println("deallocated after " + writes);
            super.deallocate();
        }
    }

    static class Letter extends DefaultByteBufHolder {
        Letter(ByteBuf content) {
            super(content);
        }

        @Override
        public ByteBufHolder replace(ByteBuf content) {
            return new Letter(content);
        }
    }

    static class Handle extends AbstractReferenceCounted {
        @Override
        protected void deallocate() {
            System.out.println("handle gone");
        }

        @Override
        public ReferenceCounted touch(Object hint) {
            return this;
        }
    }

    public static void main(String[] args) {
        Counting counting = new Counting(UnpooledByteBufAllocator.DEFAULT);
        AbstractReferenceCountedByteBuf base = counting;
        base.writeByte(1).writeByte(2);
        counting.writeShort(3);
        show("counting", counting);
        Letter letter = new Letter(counting);
        ByteBuf copy = letter.copy().content();
        show("copy", copy);
        System.out.println(letter.retainedDuplicate().refCnt() + " " + letter.release() + " " + letter.release());
        System.out.println(copy.release() + " " + new Letter(Unpooled.EMPTY_BUFFER).equals(new Letter(Unpooled.EMPTY_BUFFER)));
        Handle handle = new Handle();
        System.out.println(handle.retain().release() + " " + handle.release());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
