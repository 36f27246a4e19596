package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;

/// A place where the bytes of a payload can lie.
public enum Place {
    HEAP_ARRAY("heap-array", Side.NEAR, Zone.USER),
    TEMPORARY_DIRECT("temporary-direct", Side.NEAR, Zone.USER),
    DIRECT("direct", Side.NEAR, Zone.USER),
    POOLED_DIRECT("pooled-direct", Side.NEAR, Zone.USER),
    COMPOSITE("composite", Side.NEAR, Zone.USER),
    VIEW("view", Side.NEAR, Zone.USER),
    MAPPED("mapped", Side.NEAR, Zone.USER),
    MESSAGE("message", Side.NEAR, Zone.USER),
    NATIVE("native", Side.FAR, Zone.USER),
    NATIVE_SOURCE("native-source", Side.NEAR, Zone.USER),
    HEAP_COPY("heap-copy", Side.FAR, Zone.USER),
    FAR_DIRECT("far-direct", Side.FAR, Zone.USER),
    FAR_MESSAGE("far-message", Side.FAR, Zone.USER),
    PAGE_CACHE("page-cache", Side.NEAR, Zone.KERNEL),
    SOCKET_BUFFER("socket-buffer", Side.NEAR, Zone.KERNEL),
    CARD("card", Side.NEAR, Zone.DEVICE),
    FAR_SOCKET_BUFFER("far-socket-buffer", Side.FAR, Zone.KERNEL),
    RECEIVER("receiver", Side.FAR, Zone.USER),
    REGISTERED("registered", Side.NEAR, Zone.USER),
    FAR_REGISTERED("far-registered", Side.FAR, Zone.USER),
    FOREIGN_HEAP("foreign-heap", Side.NEAR, Zone.USER);

    /// Which end of the path a place belongs to.
    public enum Side {
        NEAR,
        FAR
    }

    /// Who owns the memory of a place.
    public enum Zone {
        USER,
        KERNEL,
        DEVICE
    }

    private final String id;
    private final Side side;
    private final Zone zone;

    Place(String id, Side side, Zone zone) {
        this.id = id;
        this.side = side;
        this.zone = zone;
    }

    /// Its name in keys and in JSON.
    public String id() {
        return id;
    }

    public Side side() {
        return side;
    }

    public Zone zone() {
        return zone;
    }

    /// What people call it.
    public String name(Messages words) {
        return words.text("copies.place." + id);
    }
}
