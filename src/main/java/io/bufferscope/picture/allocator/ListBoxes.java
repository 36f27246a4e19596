package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The six chunk lists of an arena with their chunks, and an arrow for each chunk that moved.
record ListBoxes(Sheet sheet, PooledPool pool, Arena arena, Choice choice) {

    private static final double GAP = 8;
    private static final double HEAD = 34;
    private static final double BAR = 18;
    private static final int MOST = 6;

    double draw(List<Shape> shapes, double top) {
        Board board = new Board();
        double width = width();
        double height = height();
        for (int i = 0; i < arena.lists().size(); i++) {
            box(board, arena.lists().get(i), x(i), top, width, height);
        }
        double y = moves(board, top + height) + 2;
        shapes.add(board.group("lists", sheet.say("pool.pic.lists", arena.name(), summary())));
        return y;
    }

    private double width() {
        return (sheet.room() - GAP * (arena.lists().size() - 1)) / arena.lists().size();
    }

    private double height() {
        int most = arena.lists().stream()
                .mapToInt(list -> list.chunks().size())
                .max()
                .orElse(0);
        return HEAD + (BAR + 4) * Math.clamp(most, 1, MOST) + (most > MOST ? 14 : 0) + 4;
    }

    private double x(int index) {
        return Sheet.LEFT + index * (width() + GAP);
    }

    private void box(Board board, ChunkList list, double x, double top, double width, double height) {
        String id = "list:" + list.name();
        String tip = sheet.say(
                "pool.pic.list",
                list.name(),
                list.minUsage(),
                list.maxUsage(),
                ByteSize.of(Math.max(0, list.freeMin())),
                ByteSize.of(list.freeMax()));
        board.round(id, Style.POOL_BOX, x, top, width, height, tip);
        board.mono(id + "/name", Style.TITLE, x + 7, top + 15, list.name(), 12);
        String range = (list.minUsage() == list.maxUsage() ? "" : list.minUsage() + "–") + list.maxUsage() + "%";
        if (TextMetrics.mono(range, 10) <= width - 9) {
            board.mono(id + "/range", Style.FAINT, x + 7, top + 28, range, 10);
        }
        double y = top + HEAD;
        for (Chunk chunk : list.chunks().stream().limit(MOST).toList()) {
            bar(board, chunk, list, x + 6, y, width - 12);
            y += BAR + 4;
        }
        if (list.chunks().size() > MOST) {
            board.sans(
                    id + "/more",
                    Style.FAINT,
                    x + 7,
                    y + 10,
                    "+" + (list.chunks().size() - MOST),
                    11);
        }
    }

    private void bar(Board board, Chunk chunk, ChunkList list, double x, double y, double width) {
        String id = "chunk:" + chunk.id();
        String tip = sheet.say(
                "pool.pic.chunk",
                chunk.id(),
                list.name(),
                chunk.usage(),
                ByteSize.of(chunk.freeBytes()),
                ByteSize.of(chunk.size()));
        board.rect(id, Style.POOL_FREE, x, y, width, BAR, tip);
        double full = width * (chunk.size() - (double) chunk.freeBytes()) / chunk.size();
        if (full >= 1) {
            board.rect(id + "/full", Style.POOL_LIVE, x, y, full, BAR, tip);
        }
        List<String> words =
                List.of(String.format(Locale.ROOT, "#%d · %d%%", chunk.id(), chunk.usage()), "#" + chunk.id());
        board.centred(id + "/words", Style.TEXT, x, width, y + 13, words, 11);
        if (choice.chunk() != null && choice.chunk().id() == chunk.id()) {
            board.rect(id + "/chosen", Style.POOL_CHOSEN, x, y, width, BAR, "");
        }
    }

    /// Draws an arrow and words for each chunk that is in another list than before; returns the y below.
    private double moves(Board board, double top) {
        double y = top;
        for (int to = 0; to < arena.lists().size(); to++) {
            for (Chunk chunk : arena.lists().get(to).chunks()) {
                int from = was(chunk);
                if (from >= 0 && from != to) {
                    y = move(board, chunk, from, to, y);
                }
            }
        }
        return y;
    }

    private double move(Board board, Chunk chunk, int from, int to, double top) {
        double start = x(from) + width() / 2;
        double end = x(to) + width() / 2;
        String id = "chunk:" + chunk.id() + "/move";
        board.path(
                id,
                Style.POOL_MOVED,
                String.format(
                        Locale.ROOT,
                        "M %.1f %.1f C %.1f %.1f %.1f %.1f %.1f %.1f",
                        start,
                        top + 3,
                        start,
                        top + 22,
                        end,
                        top + 22,
                        end,
                        top + 5));
        board.path(
                id + "/head",
                Style.POOL_MOVED,
                String.format(
                        Locale.ROOT,
                        "M %.1f %.1f L %.1f %.1f L %.1f %.1f",
                        end - 5,
                        top + 10,
                        end,
                        top + 3,
                        end + 5,
                        top + 10));
        return board.lines(id + "/words", Style.POOL_MOVED, top + 24, sheet.room(), words(chunk, from, to), 12);
    }

    private String words(Chunk chunk, int from, int to) {
        ChunkList left = arena.lists().get(from);
        String key = to > from ? "pool.pic.moved.up" : "pool.pic.moved.down";
        int limit = to > from ? left.freeMin() : left.freeMax();
        return sheet.say(
                key,
                chunk.id(),
                chunk.usage(),
                left.name(),
                arena.lists().get(to).name(),
                ByteSize.of(chunk.freeBytes()),
                ByteSize.of(limit));
    }

    /// Index of the list that a chunk was in at the step before, or -1.
    private int was(Chunk chunk) {
        Arena old = old();
        if (old == null) {
            return -1;
        }
        for (int i = 0; i < old.lists().size(); i++) {
            if (old.lists().get(i).chunks().stream().anyMatch(it -> it.id() == chunk.id())) {
                return i;
            }
        }
        return -1;
    }

    private @Nullable Arena old() {
        PoolScene before = sheet.before();
        return before != null && before.pool(pool.id()) instanceof PooledPool same
                ? same.arena(arena.direct(), arena.index())
                : null;
    }

    private String summary() {
        StringBuilder text = new StringBuilder();
        for (ChunkList list : arena.lists()) {
            for (Chunk chunk : list.chunks()) {
                text.append(text.isEmpty() ? "" : ", ").append(list.name());
                text.append(" #")
                        .append(chunk.id())
                        .append(' ')
                        .append(chunk.usage())
                        .append('%');
            }
        }
        return text.isEmpty() ? "—" : text.toString();
    }
}
