package io.bufferscope.trace.pool;

import java.util.List;

/// The size classes of an arena: a request is rounded up to the next of them.
///
/// @param sizes bytes of each class, ascending from 16 to the chunk size
/// @param smallCount the number of classes, from the first on, that live in subpages; the rest get runs of whole pages
/// @param pageSize bytes of a page
public record SizeTable(List<Integer> sizes, int smallCount, int pageSize) {

    /// Bytes of the smallest class.
    private static final int QUANTUM = 16;

    /// The index of the class that a request is rounded up to; [#count] if it is larger than a chunk.
    ///
    /// @param bytes from 0
    public int indexOf(int bytes) {
        int low = 0;
        for (int high = sizes.size(); low < high; ) {
            int middle = (low + high) >>> 1;
            if (sizes.get(middle) < bytes) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// The bytes that a request takes; itself if it is larger than a chunk.
    public int rounded(int bytes) {
        int index = indexOf(bytes);
        return index < sizes.size() ? sizes.get(index) : bytes;
    }

    /// Bytes of a request's place that the request did not ask for.
    public int waste(int bytes) {
        return rounded(bytes) - bytes;
    }

    /// Whether a class lives in subpages.
    public boolean small(int index) {
        return index < smallCount;
    }

    /// Number of classes.
    public int count() {
        return sizes.size();
    }

    /// Pages of the run that a class takes: of one subpage for a small class, of one buffer else.
    public int pages(int index) {
        int size = sizes.get(index);
        if (!small(index)) {
            return (size + pageSize - 1) / pageSize;
        }
        int most = pageSize / QUANTUM;
        int pages = 1;
        while (pages * pageSize / size < most && pages * pageSize % size != 0) {
            pages++;
        }
        while (pages * pageSize / size > most) {
            pages--;
        }
        return pages;
    }
}
