package io.bufferscope.session;

/// A `ByteBuffer` by its specification, on a plain array.
final class NioModel extends BufferModel {

    private int position;
    private int limit;
    private int mark = -1;
    private boolean little;

    NioModel(int capacity) {
        super(capacity);
        limit = capacity;
    }

    @Override
    String numbers() {
        return "position=%d limit=%d mark=%d little=%b".formatted(position, limit, mark, little);
    }

    void put(byte... data) {
        require(data.length <= limit - position);
        write(position, data);
        position += data.length;
    }

    void get(int length) {
        require(length <= limit - position);
        position += length;
    }

    void put(int index, byte... data) {
        look(index, data.length);
        write(index, data);
    }

    void look(int index, int length) {
        require(index >= 0 && index + length <= limit);
    }

    void putInt(int value) {
        put(bytesOf(value));
    }

    void putInt(int index, int value) {
        put(index, bytesOf(value));
    }

    private byte[] bytesOf(int value) {
        int big = little ? Integer.reverseBytes(value) : value;
        return new byte[] {(byte) (big >> 24), (byte) (big >> 16), (byte) (big >> 8), (byte) big};
    }

    void order(boolean nowLittle) {
        little = nowLittle;
    }

    void flip() {
        set(0, position);
    }

    void clear() {
        set(0, bytes.length);
    }

    void rewind() {
        set(0, limit);
    }

    void compact() {
        int remaining = limit - position;
        shift(position, limit);
        set(remaining, bytes.length);
    }

    private void set(int nowPosition, int nowLimit) {
        position = nowPosition;
        limit = nowLimit;
        mark = -1;
    }

    void mark() {
        mark = position;
    }

    void reset() {
        require(mark >= 0);
        position = mark;
    }

    void position(int now) {
        require(now <= limit);
        position = now;
        mark = mark > now ? -1 : mark;
    }

    void limit(int now) {
        require(now <= bytes.length);
        limit = now;
        position = Math.min(position, now);
        mark = mark > now ? -1 : mark;
    }
}
