package io.bufferscope.copies.rdma;

import java.util.ArrayList;
import java.util.List;

/// A completion queue.
///
/// @param entries oldest first
/// @param broken whether it has overflown; then nothing comes out of it any more
public record CompletionQueue(int id, Verb.End end, int capacity, List<Completion> entries, boolean broken) {

    public CompletionQueue {
        entries = List.copyOf(entries);
    }

    boolean full() {
        return entries.size() >= capacity;
    }

    CompletionQueue plus(Completion completion) {
        List<Completion> all = new ArrayList<>(entries);
        all.add(completion);
        return new CompletionQueue(id, end, capacity, all, broken);
    }

    CompletionQueue without(int oldest) {
        return new CompletionQueue(id, end, capacity, entries.subList(oldest, entries.size()), broken);
    }

    CompletionQueue breaking() {
        return new CompletionQueue(id, end, capacity, entries, true);
    }
}
