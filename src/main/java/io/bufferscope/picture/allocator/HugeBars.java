package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.HugeChunk;
import io.bufferscope.trace.pool.PoolBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The buffers of an arena that are larger than a chunk, each with memory of its own.
record HugeBars(Sheet sheet, Arena arena) {

    private static final double BAR = 18;
    private static final int MOST = 12;

    double draw(List<Shape> shapes, double top) {
        if (arena.huge().isEmpty()) {
            return top;
        }
        Board board = new Board();
        double y = board.heading(
                        "huge",
                        top,
                        sheet.view().width() - Sheet.RIGHT,
                        sheet.say("pool.pic.huge"),
                        sheet.say("pool.pic.huge.facts", arena.huge().size()))
                + 4;
        long largest = arena.huge().stream().mapToLong(HugeChunk::size).max().orElse(1);
        for (HugeChunk huge : arena.huge().stream().limit(MOST).toList()) {
            bar(board, huge, y, Math.max(20, sheet.room() * huge.size() / largest));
            y += BAR + 4;
        }
        if (arena.huge().size() > MOST) {
            y = board.lines(
                    "huge/more",
                    Style.FAINT,
                    y,
                    sheet.room(),
                    "+" + (arena.huge().size() - MOST),
                    11);
        }
        shapes.add(board.group("huge", sheet.say("pool.pic.huge")));
        return y + 10;
    }

    private void bar(Board board, HugeChunk huge, double y, double width) {
        PoolBuffer buffer = buffer(huge);
        String id = "chunk:" + huge.id();
        String words = (buffer == null ? "" : Sheet.name(buffer) + " ") + ByteSize.of(huge.size());
        String tip = buffer == null ? ByteSize.exact(huge.size()) : Places.sentence(sheet, buffer);
        board.rect(id, buffer == null ? Style.POOL_LIVE : Places.style(buffer), Sheet.LEFT, y, width, BAR, tip);
        if (TextMetrics.mono(words, 11) <= width - 4) {
            board.centred(id + "/words", Style.TEXT, Sheet.LEFT, width, y + 13, words, 11);
        } else {
            board.mono(id + "/words", Style.TEXT, Sheet.LEFT + width + 6, y + 13, words, 11);
        }
        if (sheet.isPlaced(buffer)) {
            board.rect(id + "/outline", Style.POOL_NEW, Sheet.LEFT, y, width, BAR, "");
        }
    }

    private @Nullable PoolBuffer buffer(HugeChunk huge) {
        return sheet.scene().buffers().stream()
                .filter(it -> it.chunk() == huge.id() && it.parent() == 0)
                .findFirst()
                .orElse(null);
    }
}
