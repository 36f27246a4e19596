package io.bufferscope.app.pool;

import io.bufferscope.picture.allocator.PoolView;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a click on a shape of the picture asks to look at.
final class PickedPlace {

    private static final Pattern ARENA = Pattern.compile("arena:((?:heap|direct)(?::\\d+)?)(?:/.*)?");
    private static final Pattern RUN = Pattern.compile("chunk:(\\d+)/run:(\\d+)(?:/.*)?");
    private static final Pattern CHUNK = Pattern.compile("chunk:(\\d+)(?:/(?:full|words|chosen))?");

    private static final Pattern ELEMENT = Pattern.compile("chunk:(\\d+)/sub:(\\d+)/el:.*");

    private PickedPlace() {}

    /// The view after a click.
    ///
    /// @param id of the shape that was clicked
    static PoolView look(PoolView now, String id) {
        Matcher arena = ARENA.matcher(id);
        if (arena.matches()) {
            return now.withArena(arena.group(1));
        }
        Matcher run = RUN.matcher(id);
        if (run.matches()) {
            return now.withPage(number(run, 1), number(run, 2));
        }
        Matcher chunk = CHUNK.matcher(id);
        return chunk.matches() ? now.withChunk(number(chunk, 1)) : now;
    }

    /// The run that a place is in, as an id; the place itself if it is in none.
    static String around(String id) {
        Matcher element = ELEMENT.matcher(id);
        return element.matches() ? "chunk:" + element.group(1) + "/run:" + element.group(2) : id;
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }
}
