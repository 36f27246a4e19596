package io.bufferscope.copies.rdma;

import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;

/// What a verb led to.
///
/// @param after the state afterwards; the one before if it was refused
/// @param created number of what was made, or 0
/// @param error name of the error that the call returns, or an empty text
/// @param polled completions that a poll took out
/// @param remarks keys of sentences on what this means
public record Outcome(Fabric after, int created, String error, List<Completion> polled, List<String> remarks) {

    public Outcome {
        polled = List.copyOf(polled);
        remarks = List.copyOf(remarks);
    }

    static Outcome of(Fabric after) {
        return new Outcome(after, 0, "", List.of(), List.of());
    }

    static Outcome made(Fabric after, int id) {
        return new Outcome(after, id, "", List.of(), List.of());
    }

    static Outcome refused(Fabric same, String error, String remark) {
        return new Outcome(same, 0, error, List.of(), List.of(remark));
    }

    Outcome remark(String key) {
        List<String> more = new ArrayList<>(remarks);
        more.add(key);
        return new Outcome(after, created, error, polled, more);
    }

    public boolean refused() {
        return !error.isEmpty();
    }

    /// The remarks in words.
    public List<String> sentences(Messages words) {
        return remarks.stream().map(key -> words.text(key)).toList();
    }
}
