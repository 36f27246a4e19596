package io.bufferscope.app.shell;

import java.util.List;
import java.util.Locale;

/// A thing that can be found by a few letters of it, and then done or gone to.
///
/// @param kind what it is
/// @param text what it is called
/// @param detail what is shown beside it, such as its keys; may be empty
public record Find(Kind kind, String text, String detail, Runnable action) {

    /// What can be found; the order is that of equally good finds.
    public enum Kind {
        COMMAND("search.command"),
        EXAMPLE("search.example"),
        LESSON("search.lesson"),
        BUFFER("search.buffer"),
        TERM("search.term"),
        LINE("search.line");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /// Key of its name.
        public String key() {
            return key;
        }
    }

    /// Whether every word is in it.
    ///
    /// @param words in lower case
    boolean has(List<String> words) {
        String all = (text + " " + detail).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(all::contains);
    }

    /// How good a find it is for a query; less is better.
    int rank(String query) {
        String name = text.toLowerCase(Locale.ROOT);
        return name.equals(query) ? 0 : name.startsWith(query) ? 1 : name.contains(query) ? 2 : 3;
    }
}
