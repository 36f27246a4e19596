package io.bufferscope.picture.predict;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Pool;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The way between guesses and the ids of the shapes that stand for their places.
public final class GuessIds {

    private static final Pattern RUN = Pattern.compile("chunk:(\\d+)/run:(\\d+)(?:/.*)?");
    private static final Pattern ELEMENT = Pattern.compile("chunk:(\\d+)/sub:(\\d+)/el:(\\d+)(?:/.*)?");
    private static final Pattern SEGMENT = Pattern.compile("chunk:(\\d+)/(?:segment|block):(\\d+)(?:/.*)?");
    private static final Pattern CHUNK = Pattern.compile("chunk:(\\d+)(?:/.*)?");

    private GuessIds() {}

    /// The guess that a click on a shape makes; null if the shape is no place.
    public static @Nullable Guess guess(Pool pool, String id) {
        Matcher run = RUN.matcher(id);
        if (run.matches()) {
            return new Guess.Pages(number(run, 1), number(run, 2));
        }
        Matcher element = ELEMENT.matcher(id);
        if (element.matches()) {
            return new Guess.Element(number(element, 1), number(element, 2), number(element, 3));
        }
        if (id.startsWith("cache:")) {
            return new Guess.Cache();
        }
        return pool instanceof AdaptivePool adaptive ? piece(adaptive, id) : null;
    }

    private static @Nullable Guess piece(AdaptivePool pool, String id) {
        Matcher segment = SEGMENT.matcher(id);
        if (segment.matches()) {
            return piece(pool.chunk(number(segment, 1)), number(segment, 2));
        }
        Matcher chunk = CHUNK.matcher(id);
        AdaptiveChunk found = chunk.matches() ? pool.chunk(number(chunk, 1)) : null;
        return found == null ? null : new Guess.Stretch(found.id(), 0, found.capacity());
    }

    private static @Nullable Guess piece(@Nullable AdaptiveChunk chunk, int at) {
        return switch (chunk) {
            case AdaptiveChunk.Segmented it -> stretch(it, at);
            case AdaptiveChunk.Buddies it ->
                it.claimed().stream()
                        .filter(block -> block.offset() == at)
                        .findFirst()
                        .map(block -> new Guess.Stretch(it.id(), at, (long) at + block.size()))
                        .orElse(null);
            case null, default -> null;
        };
    }

    /// The segments from one on that are as free as it is.
    static Guess.Stretch stretch(AdaptiveChunk.Segmented chunk, int from) {
        int to = from + 1;
        while (to < chunk.segments() && chunk.free().get(to) == chunk.free().get(from)) {
            to++;
        }
        return new Guess.Stretch(chunk.id(), (long) from * chunk.segmentSize(), (long) to * chunk.segmentSize());
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    /// The id of the shape that stands for a guess; empty if none does.
    public static String id(Pool pool, Guess guess) {
        return switch (guess) {
            case Guess.Pages it -> "chunk:" + it.chunk() + "/run:" + it.page();
            case Guess.Element it -> "chunk:" + it.chunk() + "/sub:" + it.page() + "/el:" + it.element();
            case Guess.Stretch it -> id(pool, it);
            default -> "";
        };
    }

    private static String id(Pool pool, Guess.Stretch guess) {
        String chunk = "chunk:" + guess.chunk();
        if (!(pool instanceof AdaptivePool adaptive)) {
            return chunk;
        }
        return switch (adaptive.chunk(guess.chunk())) {
            case AdaptiveChunk.Segmented it
            when guess.to() - guess.from() < it.capacity() -> chunk + "/segment:" + guess.from() / it.segmentSize();
            case AdaptiveChunk.Buddies it
            when guess.to() - guess.from() < it.capacity() -> chunk + "/block:" + guess.from();
            case null, default -> chunk;
        };
    }
}
