package io.bufferscope.app.pool;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The steps that shapes of charts stand for.
final class StepIds {

    private static final Pattern AT = Pattern.compile("[^/]+/at:(\\d+)(?:/.*)?");

    private StepIds() {}

    /// The step that a click on a shape asks for; 0 if it asks for none.
    static long step(String id) {
        Matcher at = AT.matcher(id);
        return at.matches() ? Long.parseLong(at.group(1)) : 0;
    }
}
