package io.bufferscope.bench;

/// The refusal to start a run, as one sentence for the user.
public final class BenchRefused extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean busy;

    BenchRefused(String sentence) {
        this(sentence, false);
    }

    BenchRefused(String sentence, boolean busy) {
        super(sentence);
        this.busy = busy;
    }

    /// Whether the run itself is fine, but another one is going on.
    public boolean busy() {
        return busy;
    }
}
