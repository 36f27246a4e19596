package io.bufferscope.probe;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What the host knows of the contents of one memory, in pages.
final class Shadow {

    static final int PAGE = 1024;
    private static final int FOLDER = 1024;
    private static final @Nullable Page[] @Nullable [] NONE = {};

    private final int memory;
    private long held;
    private final long size;

    /// The only page of a small memory.
    private @Nullable Page single;

    private final @Nullable Page[] @Nullable [] folders;

    /// @param memory identity of the memory
    /// @param size its bytes
    Shadow(int memory, long size) {
        this.memory = memory;
        this.size = size;
        long folder = (long) PAGE * FOLDER;
        folders = size <= PAGE ? NONE : new @Nullable Page[(int) ((size + folder - 1) / folder)] @Nullable [];
    }

    /// Compares a stretch that lies in one page with what the host knows, and writes what differs.
    ///
    /// @param offset place of the stretch in the memory
    /// @param data where the stretch was read from, or the memory's own array
    /// @param at place of the stretch in `data`
    void compare(long offset, byte[] data, int at, int length, Journal to) {
        Page page = page((int) (offset / PAGE), to);
        if (page == null) {
            return;
        }
        int from = (int) (offset & PAGE - 1);
        if (page.knows(from, length) && Arrays.mismatch(page.bytes, from, from + length, data, at, at + length) < 0) {
            return;
        }
        System.arraycopy(data, at, to.copy, 0, length);
        write(page, from, offset, length, to);
    }

    private void write(Page page, int from, long offset, int length, Journal to) {
        byte[] now = to.copy;
        int i = page.next(from, now, 0, length);
        while (i < length) {
            int end = page.end(from, now, i, length);
            to.ops.bytes(memory, offset + i, now, i, end - i);
            System.arraycopy(now, i, page.bytes, from + i, end - i);
            i = page.next(from, now, end, length);
        }
        page.learn(from, length);
    }

    /// The page with a number; null if the contents of no more memory can be held.
    private @Nullable Page page(int number, Journal to) {
        if (size <= PAGE) {
            Page page = single == null ? make((int) size, to) : single;
            single = page;
            return page;
        }
        @Nullable Page[] folder = folders[number / FOLDER];
        if (folder == null) {
            folder = new @Nullable Page[Math.min(FOLDER, 4)];
            folders[number / FOLDER] = folder;
        }
        int at = number % FOLDER;
        if (at >= folder.length) {
            folder = Arrays.copyOf(folder, Math.min(FOLDER, Integer.highestOneBit(at) * 2));
            folders[number / FOLDER] = folder;
        }
        Page page = folder[at];
        if (page == null) {
            page = make((int) Math.min(PAGE, size - (long) number * PAGE), to);
            folder[at] = page;
        }
        return page;
    }

    private @Nullable Page make(int length, Journal to) {
        if (to.shadowed + length > to.mostShadowed) {
            to.omissions.contents(to.mostShadowed);
            return null;
        }
        to.shadowed += length;
        held += length;
        return new Page(length);
    }

    /// Bytes of the program that are held here; to be taken off [Journal#shadowed] when this is dropped.
    long held() {
        return held;
    }

    /// A page of contents with a bit for each byte that is known.
    private static final class Page {

        /// Changes nearer to each other than this are written as one.
        private static final int GAP = 8;

        final byte[] bytes;
        private final long[] known;
        private boolean full;

        Page(int length) {
            bytes = new byte[length];
            known = new long[(length + 63) / 64];
        }

        boolean knows(int from, int length) {
            return full || known(from, length);
        }

        private boolean known(int from, int length) {
            for (int i = from; i < from + length; ) {
                int here = Math.min(from + length - i, 64 - (i & 63));
                long bits = mask(i & 63, here);
                if ((known[i >>> 6] & bits) != bits) {
                    return false;
                }
                i += here;
            }
            return true;
        }

        int next(int from, byte[] now, int start, int length) {
            int i = start;
            while (i < length && same(from, now, i)) {
                i++;
            }
            return i;
        }

        int end(int from, byte[] now, int start, int length) {
            int end = start + 1;
            for (int i = end; i < length && i - end < GAP; i++) {
                if (!same(from, now, i)) {
                    end = i + 1;
                }
            }
            return end;
        }

        private boolean same(int from, byte[] now, int i) {
            int at = from + i;
            return bytes[at] == now[i] && (known[at >>> 6] >>> at & 1) != 0;
        }

        void learn(int from, int length) {
            if (full) {
                return;
            }
            for (int i = from; i < from + length; ) {
                int here = Math.min(from + length - i, 64 - (i & 63));
                known[i >>> 6] |= mask(i & 63, here);
                i += here;
            }
            full = known(0, bytes.length);
        }

        private static long mask(int at, int length) {
            return (length == 64 ? -1L : (1L << length) - 1) << at;
        }
    }
}
