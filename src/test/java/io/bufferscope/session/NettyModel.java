package io.bufferscope.session;

/// A `ByteBuf` by its specification, on a plain array.
final class NettyModel extends BufferModel {

    private static final int SMALLEST_GROWN = 64;

    private final int maxCapacity;
    private final boolean composite;
    private int readerIndex;
    private int writerIndex;
    private int marked;

    /// @param composite whether discarding gives memory back instead of moving bytes
    NettyModel(int capacity, int maxCapacity, boolean composite) {
        super(capacity);
        this.maxCapacity = maxCapacity;
        this.composite = composite;
    }

    @Override
    String numbers() {
        return "reader=%d writer=%d max=%d refCnt=1".formatted(readerIndex, writerIndex, maxCapacity);
    }

    void writeBytes(byte... data) {
        require(writerIndex + data.length <= maxCapacity);
        if (writerIndex + data.length > bytes.length) {
            int least = Math.max(SMALLEST_GROWN, writerIndex + data.length);
            resize(0, Integer.highestOneBit(least - 1) * 2);
        }
        write(writerIndex, data);
        writerIndex += data.length;
    }

    void writeInt(int value) {
        writeBytes(bytesOf(value));
    }

    void set(int index, byte... data) {
        check(index, data.length);
        write(index, data);
    }

    void setInt(int index, int value) {
        set(index, bytesOf(value));
    }

    private static byte[] bytesOf(int value) {
        return new byte[] {(byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8), (byte) value};
    }

    void read(int length) {
        require(length <= writerIndex - readerIndex);
        readerIndex += length;
    }

    void setIndex(int reader, int writer) {
        require(reader <= writer && writer <= bytes.length);
        readerIndex = reader;
        writerIndex = writer;
    }

    void readerIndex(int reader) {
        setIndex(reader, writerIndex);
    }

    void writerIndex(int writer) {
        setIndex(readerIndex, writer);
    }

    void discardReadBytes() {
        if (composite) {
            resize(readerIndex, bytes.length - readerIndex);
        } else {
            shift(readerIndex, writerIndex);
        }
        marked = Math.max(0, marked - readerIndex);
        setIndex(0, writerIndex - readerIndex);
    }

    void markReaderIndex() {
        marked = readerIndex;
    }

    void resetReaderIndex() {
        readerIndex(marked);
    }
}
