package io.bufferscope.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The recorded contents of a memory: an immutable, sparse sequence of 64-byte blocks, shared between frames.
///
/// Blocks hang in pages of 64, so that a change copies one block, one page and the list of pages.
public final class Bytes {

    /// Contents of which nothing was recorded.
    public static final Bytes NONE = new Bytes(new Page[0]);

    static final int BLOCK = 64;
    static final int BLOCKS = 64;
    static final int PAGE = BLOCK * BLOCKS;

    private final @Nullable Page[] pages;

    private Bytes(@Nullable Page[] pages) {
        this.pages = pages;
    }

    /// The byte at an offset as 0 to 255, or -1 if it was not recorded.
    public int get(long offset) {
        Block block = block(offset);
        int at = (int) (offset & (BLOCK - 1));
        return block == null || (block.known >>> at & 1) == 0 ? -1 : block.data[at] & 0xFF;
    }

    /// These contents with `length` bytes of `data` from `start` written at `offset`.
    public Bytes with(long offset, byte[] data, int start, int length) {
        if (length == 0) {
            return this;
        }
        @Nullable Page[] copy = Arrays.copyOf(pages, Math.max(pages.length, (int) ((offset + length - 1) / PAGE) + 1));
        for (int done = 0; done < length; ) {
            long at = offset + done;
            int room = Math.min(length - done, (int) (PAGE - at % PAGE));
            int page = (int) (at / PAGE);
            copy[page] = Page.with(copy[page], (int) (at % PAGE), data, start + done, room);
            done += room;
        }
        return new Bytes(copy);
    }

    /// Whether both hold the very same block at an offset; a quick "nothing changed here".
    @SuppressWarnings("ReferenceEquality")
    public boolean sharesBlock(Bytes other, long offset) {
        return block(offset) == other.block(offset);
    }

    private @Nullable Block block(long offset) {
        long page = offset / PAGE;
        if (offset < 0 || page >= pages.length) {
            return null;
        }
        Page held = pages[(int) page];
        return held == null ? null : held.blocks[(int) (offset % PAGE) / BLOCK];
    }

    private record Block(byte[] data, long known) {

        static Block with(@Nullable Block old, int at, byte[] from, int start, int length) {
            byte[] data = old == null ? new byte[BLOCK] : old.data.clone();
            System.arraycopy(from, start, data, at, length);
            long written = length == BLOCK ? -1L : ((1L << length) - 1) << at;
            return new Block(data, (old == null ? 0 : old.known) | written);
        }
    }

    private record Page(@Nullable Block[] blocks) {

        static Page with(@Nullable Page old, int at, byte[] from, int start, int length) {
            @Nullable Block[] blocks = old == null ? new Block[BLOCKS] : old.blocks.clone();
            for (int done = 0; done < length; ) {
                int place = at + done;
                int room = Math.min(length - done, BLOCK - place % BLOCK);
                int index = place / BLOCK;
                blocks[index] = Block.with(blocks[index], place % BLOCK, from, start + done, room);
                done += room;
            }
            return new Page(blocks);
        }
    }
}
