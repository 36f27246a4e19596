package io.bufferscope.app.pool;

/// The style classes of the Pool room.
final class PoolStyles {

    static final String STATUS = "pool-status";
    static final String DECISIONS = "pool-decisions";
    static final String LINE = "pool-line";
    static final String GUEST = "pool-guest";
    static final String BELOW = "pool-below";
    static final String BUDDY = "pool-buddy";
    static final String MEMORY = "pool-memory";

    static final String CURVES = "pool-curves";
    static final String WHAT = "pool-what";

    static final String DUEL_HEAD = "pool-duel-head";
    static final String DUEL_SIDE = "pool-duel-side";

    private PoolStyles() {}
}
