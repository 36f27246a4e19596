package io.bufferscope.trace;

import org.jspecify.annotations.Nullable;

/// The recorded contents of a memory: an immutable, sparse sequence of 64-byte blocks, shared between frames.
///
/// Blocks hang in pages of 64, so that a change copies one block, one page and the list of pages. Two are equal if the
/// same bytes were recorded with the same values.
public final class Bytes {

    /// Contents of which nothing was recorded.
    public static final Bytes NONE = new Bytes(new Page[0]);

    private final @Nullable Page[] pages;

    /// Takes the pages as they are; nobody may write to them any more.
    Bytes(@Nullable Page[] pages) {
        this.pages = pages;
    }

    @Nullable
    Page[] pages() {
        return pages;
    }

    /// The byte at an offset as 0 to 255, or -1 if it was not recorded.
    public int get(long offset) {
        Block block = block(offset);
        return block == null ? -1 : block.get((int) (offset % Block.SIZE));
    }

    /// These contents with `length` bytes of `data` from `start` written at `offset`.
    public Bytes with(long offset, byte[] data, int start, int length) {
        Contents contents = new Contents(this);
        contents.write(offset, data, start, length);
        return contents.share();
    }

    /// Whether both hold the very same block at an offset; a quick "nothing changed here" for the 64 bytes that the
    /// offset lies in.
    @SuppressWarnings("ReferenceEquality")
    public boolean sharesBlock(Bytes other, long offset) {
        return block(offset) == other.block(offset);
    }

    /// Whether both hold the very same blocks in the 4096 bytes that the offset lies in.
    @SuppressWarnings("ReferenceEquality")
    boolean sharesPage(Bytes other, long offset) {
        return page(offset / Page.SIZE) == other.page(offset / Page.SIZE);
    }

    /// Writes all that was recorded as operations.
    void writeTo(OpWriter out, int memory) {
        Runs runs = new Runs(out, memory);
        for (int page = 0; page < pages.length; page++) {
            Page held = pages[page];
            for (int index = 0; held != null && index < held.length(); index++) {
                Block block = held.block(index);
                if (block != null) {
                    runs.add((long) page * Page.SIZE + (long) index * Block.SIZE, block);
                }
            }
        }
        runs.flush();
    }

    private @Nullable Block block(long offset) {
        Page page = offset < 0 ? null : page(offset / Page.SIZE);
        return page == null ? null : page.block((int) (offset % Page.SIZE) / Block.SIZE);
    }

    private @Nullable Page page(long index) {
        return index >= 0 && index < pages.length ? pages[(int) index] : null;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        if (this == object || !(object instanceof Bytes other)) {
            return this == object;
        }
        int longest = Math.max(pages.length, other.pages.length);
        for (int page = 0; page < longest; page++) {
            if (!sameBlocks(page(page), other.page(page))) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean sameBlocks(@Nullable Page one, @Nullable Page other) {
        for (int index = 0; one != other && index < Page.BLOCKS; index++) {
            Block mine = one == null ? null : one.block(index);
            Block theirs = other == null ? null : other.block(index);
            boolean same = (mine == null || theirs == null) ? mine == theirs : mine.sameAs(theirs);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int page = 0; page < pages.length; page++) {
            Page held = pages[page];
            for (int index = 0; held != null && index < held.length(); index++) {
                Block block = held.block(index);
                hash = block == null ? hash : 31 * hash + block.hash() + page * Page.BLOCKS + index;
            }
        }
        return hash;
    }

    /// How many bytes were recorded.
    @Override
    public String toString() {
        long known = 0;
        for (Page page : pages) {
            for (int index = 0; page != null && index < page.length(); index++) {
                Block block = page.block(index);
                known += block == null ? 0 : Long.bitCount(block.known);
            }
        }
        return known + " bytes";
    }
}
