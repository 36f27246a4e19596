package io.bufferscope.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A run of up to 64 blocks.
///
/// Only its owner may write, and only until the owner's contents were shared with a frame.
final class Page {

    static final int BLOCKS = 64;
    static final int SIZE = BLOCKS * Block.SIZE;

    final Object owner;
    private @Nullable Block[] blocks;

    Page(Object owner) {
        this(owner, new @Nullable Block[1]);
    }

    private Page(Object owner, @Nullable Block[] blocks) {
        this.owner = owner;
        this.blocks = blocks;
    }

    Page copy(Object newOwner) {
        return new Page(newOwner, blocks.clone());
    }

    /// Number of blocks it has places for.
    int length() {
        return blocks.length;
    }

    @Nullable
    Block block(int index) {
        return index < blocks.length ? blocks[index] : null;
    }

    void write(int at, byte[] from, int start, int length) {
        for (int done = 0; done < length; ) {
            int place = (at + done) % Block.SIZE;
            int room = Math.min(length - done, Block.SIZE - place);
            writable((at + done) / Block.SIZE).write(place, from, start + done, room);
            done += room;
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private Block writable(int index) {
        Block held = block(index);
        if (held != null && held.owner == owner) {
            return held;
        }
        if (index >= blocks.length) {
            blocks = Arrays.copyOf(blocks, Math.max(index + 1, Math.min(BLOCKS, 2 * blocks.length)));
        }
        Block mine = held == null ? new Block(owner) : held.copy(owner);
        blocks[index] = mine;
        return mine;
    }
}
