package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.PoolBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One chunk of an adaptive allocator as a bar of its segments or blocks.
///
/// @param buffers the live buffers that lie in it
record AdaptiveBar(Sheet sheet, List<PoolBuffer> buffers) {

    private static final double BAR = 22;

    /// Segments narrower than this many pixels are drawn together with equal neighbours.
    private static final double LEAST = 6;

    /// Draws it below its words and returns the y below.
    ///
    /// @param role what it is to its group
    double draw(Board board, AdaptiveChunk chunk, String role, double top) {
        String id = "chunk:" + chunk.id();
        String words = "#" + chunk.id() + (role.isEmpty() ? "" : " · " + role) + " · " + facts(chunk);
        double y = board.lines(id + "/words", Style.TEXT, top, sheet.room(), words, 11.5);
        board.rect(id, Style.POOL_FREE, Sheet.LEFT, y, sheet.room(), BAR, words);
        switch (chunk) {
            case AdaptiveChunk.Segmented it -> segments(board, it, y);
            case AdaptiveChunk.Buddies it -> blocks(board, it, y);
            case AdaptiveChunk.OneOff it -> whole(board, it, y);
        }
        return pointer(board, chunk, y + BAR + 3) + 3;
    }

    private String facts(AdaptiveChunk chunk) {
        return switch (chunk) {
            case AdaptiveChunk.Segmented it ->
                sheet.say(
                        "pool.pic.segments",
                        ByteSize.of(it.capacity()),
                        it.segments(),
                        ByteSize.of(it.segmentSize()),
                        it.segments() - it.free().count(),
                        it.local(),
                        it.external());
            case AdaptiveChunk.Buddies it ->
                sheet.say(
                        "pool.pic.buddies",
                        ByteSize.of(it.capacity()),
                        it.claimed().size(),
                        it.waiting().size());
            case AdaptiveChunk.OneOff it -> ByteSize.of(it.capacity());
        };
    }

    private void segments(Board board, AdaptiveChunk.Segmented chunk, double y) {
        double unit = sheet.room() * chunk.segmentSize() / chunk.capacity();
        int from = 0;
        while (from < chunk.segments()) {
            boolean free = chunk.free().get(from);
            int to = from + 1;
            while ((unit < LEAST || free)
                    && to < chunk.segments()
                    && chunk.free().get(to) == free
                    && !isPlaced(chunk, to)
                    && !isPlaced(chunk, from)) {
                to++;
            }
            stretch(board, chunk, from, to, unit, y);
            from = to;
        }
    }

    private void stretch(Board board, AdaptiveChunk.Segmented chunk, int from, int to, double unit, double y) {
        String id = "chunk:" + chunk.id() + "/segment:" + from;
        PoolBuffer buffer = to == from + 1 ? at((long) from * chunk.segmentSize()) : null;
        boolean free = chunk.free().get(from);
        String what = free
                ? sheet.say("pool.pic.run.free")
                : buffer == null ? sheet.say("pool.pic.run.live") : Places.sentence(sheet, buffer);
        String tip = sheet.say("pool.pic.segment", from, to - 1) + " " + what;
        Style style = free ? Style.POOL_FREE : buffer == null ? Style.POOL_LIVE : Places.style(buffer);
        double x = Sheet.LEFT + from * unit;
        double width = (to - from) * unit;
        board.rect(id, style, x, y, width, BAR, tip);
        if (buffer != null) {
            board.centred(id + "/name", Style.TEXT, x, width, y + 15, Sheet.name(buffer), 10);
        }
        if (sheet.isPlaced(buffer)) {
            board.rect(id + "/outline", Style.POOL_NEW, x, y, width, BAR, "");
        }
    }

    private boolean isPlaced(AdaptiveChunk.Segmented chunk, int segment) {
        PoolBuffer placed = sheet.placed();
        return placed != null && placed.chunk() == chunk.id() && placed.offset() / chunk.segmentSize() == segment;
    }

    private void blocks(Board board, AdaptiveChunk.Buddies chunk, double y) {
        double unit = sheet.room() / chunk.capacity();
        for (AdaptiveChunk.Block block : chunk.claimed()) {
            String id = "chunk:" + chunk.id() + "/block:" + block.offset();
            PoolBuffer buffer = at(block.offset());
            boolean waits = chunk.waiting().contains(block);
            String what = waits
                    ? sheet.say("pool.pic.block.waiting")
                    : buffer == null ? sheet.say("pool.pic.run.live") : Places.sentence(sheet, buffer);
            String tip = sheet.say("pool.pic.block", block.offset(), ByteSize.of(block.size())) + " " + what;
            double x = Sheet.LEFT + block.offset() * unit;
            double width = block.size() * unit;
            Style style = waits ? Style.POOL_CACHED : buffer == null ? Style.POOL_LIVE : Places.style(buffer);
            board.rect(id, style, x, y, width, BAR, tip);
            String size = ByteSize.of(block.size());
            List<String> words =
                    buffer == null ? List.of(size) : List.of(Sheet.name(buffer) + " " + size, Sheet.name(buffer));
            board.plated(id + "/words", style, x, width, y + 15, words, 10);
            if (sheet.isPlaced(buffer)) {
                board.rect(id + "/outline", Style.POOL_NEW, x, y, width, BAR, "");
            }
        }
    }

    private void whole(Board board, AdaptiveChunk.OneOff chunk, double y) {
        PoolBuffer buffer = buffers.isEmpty() ? null : buffers.getFirst();
        if (buffer == null) {
            return;
        }
        String id = "chunk:" + chunk.id() + "/buffer";
        board.rect(id, Places.style(buffer), Sheet.LEFT, y, sheet.room(), BAR, Places.sentence(sheet, buffer));
        String words = Sheet.name(buffer) + " " + ByteSize.of(buffer.length());
        board.centred(id + "/words", Style.TEXT, Sheet.LEFT, sheet.room(), y + 15, words, 11);
        if (sheet.isPlaced(buffer)) {
            board.rect(id + "/outline", Style.POOL_NEW, Sheet.LEFT, y, sheet.room(), BAR, "");
        }
    }

    private @Nullable PoolBuffer at(long offset) {
        return buffers.stream().filter(it -> it.offset() == offset).findFirst().orElse(null);
    }

    private double pointer(Board board, AdaptiveChunk chunk, double top) {
        PoolBuffer buffer = sheet.placed();
        if (buffer == null || buffer.chunk() != chunk.id()) {
            return top;
        }
        String words = sheet.say(
                "pool.pic.landed",
                Sheet.name(buffer),
                ByteSize.exact(buffer.requested()),
                ByteSize.of(buffer.maxLength()),
                chunk.id(),
                buffer.offset());
        return board.lines("landed", Style.POOL_NEW, top + 2, sheet.room(), "▲ " + words, 12);
    }
}
