package io.bufferscope.trace;

/// A gatherer of recorded bytes that lie side by side into few operations.
final class Runs {

    private static final int LONGEST = Page.SIZE;

    private final OpWriter out;
    private final int memory;
    private final byte[] run = new byte[LONGEST];
    private long offset;
    private int length;

    Runs(OpWriter out, int memory) {
        this.out = out;
        this.memory = memory;
    }

    void add(long at, Block block) {
        long rest = block.known;
        while (rest != 0) {
            int from = Long.numberOfTrailingZeros(rest);
            int count = Math.min(Block.SIZE - from, Long.numberOfTrailingZeros(~(rest >>> from)));
            add(at + from, block.data, from, count);
            rest &= ~Block.mask(from, count);
        }
    }

    private void add(long at, byte[] data, int from, int count) {
        if (at != offset + length || length + count > LONGEST) {
            flush();
            offset = at;
        }
        System.arraycopy(data, from, run, length, count);
        length += count;
    }

    void flush() {
        if (length > 0) {
            out.bytes(memory, offset, run, 0, length);
            length = 0;
        }
    }
}
