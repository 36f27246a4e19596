import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// clear() sets both indices to 0 and forgets neither the bytes nor the marks.
public class MarksSurviveClear {
    public static void main(String[] args) {
        ByteBuf diary = Unpooled.directBuffer(12, 64);
        diary.writeBytes(new byte[] {1, 2, 3, 4, 5, 6});
        diary.readShort();
        diary.resetReaderIndex();
        show("diary", diary);
        diary.writerIndex(4).markWriterIndex().clear();
        show("diary", diary);
        diary.resetWriterIndex();
        show("diary", diary);
        diary.readInt();
        diary.discardReadBytes();
        show("diary", diary);
        diary.writerIndex(6).readerIndex(2).discardReadBytes();
        show("diary", diary);
        System.out.println(diary.getByte(0) + " " + diary.isWritable(8) + " " + diary.maxWritableBytes());
        diary.setZero(0, diary.capacity());
        System.out.println(diary.getLong(0));
        diary.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
