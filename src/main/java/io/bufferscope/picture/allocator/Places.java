package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolBuffer;

/// How a place looks and what is said of it, by who has it.
final class Places {

    private Places() {}

    static Style style(Occupancy.Use use) {
        return switch (use.state()) {
            case FREE -> Style.POOL_FREE;
            case CACHED -> Style.POOL_CACHED;
            case SHARED -> Style.POOL_SUBPAGE;
            case LIVE -> use.buffer() == null ? Style.POOL_LIVE : style(use.buffer());
        };
    }

    static Style style(PoolBuffer buffer) {
        return buffer.fate() == PoolBuffer.Fate.HELD ? Style.POOL_LIVE : Style.POOL_LEAKED;
    }

    static String sentence(Sheet sheet, Occupancy.Use use) {
        PoolBuffer buffer = use.buffer();
        return switch (use.state()) {
            case FREE -> sheet.say("pool.pic.run.free");
            case SHARED -> sheet.say("pool.pic.run.undivided");
            case CACHED -> sheet.say("pool.pic.run.cached", use.thread());
            case LIVE -> buffer == null ? sheet.say("pool.pic.run.live") : sentence(sheet, buffer);
        };
    }

    static String sentence(Sheet sheet, PoolBuffer buffer) {
        String text = sheet.say(
                "pool.pic.run.buffer",
                Sheet.name(buffer),
                ByteSize.exact(buffer.requested()),
                ByteSize.exact(buffer.maxLength()),
                buffer.refCnt(),
                buffer.thread());
        return switch (buffer.fate()) {
            case HELD -> text;
            case LEAKED -> text + " " + sheet.say("pool.pic.leaked");
            case LOST -> text + " " + sheet.say("pool.pic.lost");
        };
    }
}
