package io.bufferscope.app.editor;

import java.util.List;
import java.util.regex.Pattern;

/// The places of a word in a text, capital and small letters being the same.
///
/// @param starts offsets of the places, ascending
record Matches(List<Integer> starts) {

    private static final int WORD = Pattern.LITERAL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    static Matches of(String text, String word) {
        return word.isEmpty()
                ? new Matches(List.of())
                : new Matches(Pattern.compile(word, WORD)
                        .matcher(text)
                        .results()
                        .map(hit -> hit.start())
                        .toList());
    }

    int size() {
        return starts.size();
    }

    int start(int index) {
        return starts.get(index);
    }

    /// Index of the first place at an offset or after it; the first of all if there is none.
    int from(int offset) {
        int index = countBefore(offset);
        return index < size() ? index : 0;
    }

    /// Index of the last place before an offset; the last of all if there is none.
    int before(int offset) {
        int index = countBefore(offset) - 1;
        return index >= 0 ? index : size() - 1;
    }

    private int countBefore(int offset) {
        return (int) starts.stream().takeWhile(start -> start < offset).count();
    }
}
