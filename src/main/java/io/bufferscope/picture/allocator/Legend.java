package io.bufferscope.picture.allocator;

import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.LinkedHashMap;
import java.util.Map;

/// The meanings of fills and patterns, in words.
///
/// @param adaptive whether it is for an allocator with magazines
record Legend(Sheet sheet, boolean adaptive) {

    /// Draws it and returns the y below.
    double draw(Board board, double top) {
        double x = Sheet.LEFT;
        double y = top;
        for (Map.Entry<Style, String> entry : meanings().entrySet()) {
            double width = 24 + TextMetrics.sans(entry.getValue(), 11) + 14;
            if (x > Sheet.LEFT && x + width > sheet.view().width() - Sheet.RIGHT) {
                x = Sheet.LEFT;
                y += 18;
            }
            String id = "legend:" + entry.getKey();
            board.rect(id, entry.getKey(), x, y, 18, 12, "");
            board.sans(id + "/word", Style.FAINT, x + 24, y + 10, entry.getValue(), 11);
            x += width;
        }
        return y + 16;
    }

    private Map<Style, String> meanings() {
        Map<Style, String> meanings = new LinkedHashMap<>();
        meanings.put(Style.POOL_LIVE, sheet.say("pool.pic.legend.live"));
        if (adaptive) {
            meanings.put(Style.POOL_CACHED, sheet.say("pool.pic.legend.claimed"));
        } else {
            meanings.put(Style.POOL_SUBPAGE, sheet.say("pool.pic.legend.subpage"));
            meanings.put(Style.POOL_CACHED, sheet.say("pool.pic.legend.cached"));
        }
        meanings.put(Style.POOL_LEAKED, sheet.say("pool.pic.legend.leaked"));
        meanings.put(Style.POOL_FREE, sheet.say("pool.pic.legend.free"));
        if (!adaptive) {
            meanings.put(Style.POOL_UNDIVIDED, sheet.say("pool.pic.legend.undivided"));
        }
        return meanings;
    }
}
