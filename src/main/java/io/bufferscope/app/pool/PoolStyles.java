package io.bufferscope.app.pool;

/// The style classes of the Pool room.
final class PoolStyles {

    static final String PANE = "scope-pane";
    static final String SIDE = "scope-side";
    static final String SENTENCE = "sentence";
    static final String STATUS = "pool-status";
    static final String FORM = "pool-form";
    static final String FLOW = "pool-flow";
    static final String FACTS = "pool-facts";
    static final String DECISIONS = "pool-decisions";
    static final String EVIDENCE = "pool-evidence";
    static final String SMALL = "pool-small";
    static final String LINE = "pool-line";
    static final String GUEST = "pool-guest";
    static final String BELOW = "pool-below";
    static final String BUDDY = "pool-buddy";
    static final String MEMORY = "pool-memory";
    static final String CARDS = "pool-side";

    static final String CURVES = "pool-curves";
    static final String WHAT = "pool-what";

    static final String DUEL_HEAD = "pool-duel-head";
    static final String DUEL_SIDE = "pool-duel-side";

    static final String VERDICT = "pool-verdict";

    private PoolStyles() {}
}
