package io.bufferscope.app.pool;

/// The form in which the room gives something away.
enum ExportForm {
    SVG("pool.export.svg", ".svg"),
    PNG("pool.export.png", ".png"),
    PNG_DOUBLE("pool.export.png.double", "@2x.png"),
    JSON("pool.export.json", ".json"),
    STATS("pool.export.stats", "-stats.txt"),
    SESSION("pool.export.session", ".bscope");

    private final String key;
    private final String ending;

    ExportForm(String key, String ending) {
        this.key = key;
        this.ending = ending;
    }

    /// Key of what it is called.
    String key() {
        return key;
    }

    /// The name that is suggested for a file of it.
    ///
    /// @param step the step at the cursor
    String fileName(long step) {
        return (this == SESSION ? "pool" : "pool-step-" + step) + ending;
    }
}
