package io.bufferscope.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The writable contents of a memory while a trace is read.
///
/// What was shared by [#share] is never written again: a later write copies the block, its page and the list of pages
/// first, once. Not safe for use by several threads.
final class Contents {

    /// Offsets from here on are refused: far beyond every buffer, and it bounds what a damaged trace can ask for.
    static final long LIMIT = 1L << 34;

    private @Nullable Page[] pages;
    private Object owner = new Object();
    private boolean pagesMine;
    private @Nullable Bytes shared;

    Contents(Bytes from) {
        pages = from.pages();
        shared = from;
    }

    /// Writes recorded bytes.
    ///
    /// @param offset where, from 0; with `length` at most [#LIMIT]
    void write(long offset, byte[] from, int start, int length) {
        if (length == 0) {
            return;
        }
        shared = null;
        ownPages((int) ((offset + length - 1) / Page.SIZE) + 1);
        for (int done = 0; done < length; ) {
            int place = (int) ((offset + done) % Page.SIZE);
            int room = Math.min(length - done, Page.SIZE - place);
            writable((int) ((offset + done) / Page.SIZE)).write(place, from, start + done, room);
            done += room;
        }
    }

    /// The contents as they are now.
    Bytes share() {
        Bytes now = shared;
        if (now == null) {
            now = new Bytes(pages);
            shared = now;
            owner = new Object();
            pagesMine = false;
        }
        return now;
    }

    private void ownPages(int needed) {
        if (needed > pages.length) {
            pages = Arrays.copyOf(pages, Math.max(needed, pages.length + pages.length / 2));
        } else if (!pagesMine) {
            pages = pages.clone();
        }
        pagesMine = true;
    }

    @SuppressWarnings("ReferenceEquality")
    private Page writable(int index) {
        Page held = pages[index];
        if (held != null && held.owner == owner) {
            return held;
        }
        Page mine = held == null ? new Page(owner) : held.copy(owner);
        pages[index] = mine;
        return mine;
    }
}
