package io.bufferscope.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The pairing of the lines of two texts that an edit left as they were, in order.
///
/// Where more than some thousand lines in a row differ on both sides, they count as replaced without a closer look.
public final class LineDiff {

    private static final long MOST_CELLS = 4_000_000;

    private final int[] seconds;
    private final int[] firsts;

    private LineDiff(int firstLines, int secondLines) {
        seconds = new int[firstLines];
        firsts = new int[secondLines];
    }

    /// A stretch of lines that was changed.
    ///
    /// @param removed true if the lines are of the first text and gone, false if they are of the second and new
    /// @param from number of the first line, from 1
    /// @param to number of the last line
    public record Edit(boolean removed, int from, int to) {}

    /// The pairing of two texts.
    public static LineDiff of(String first, String second) {
        List<String> before = first.lines().toList();
        List<String> after = second.lines().toList();
        LineDiff diff = new LineDiff(before.size(), after.size());
        int head = 0;
        while (head < before.size() && head < after.size() && before.get(head).equals(after.get(head))) {
            diff.pair(head, head++);
        }
        int tail = 0;
        while (tail < Math.min(before.size(), after.size()) - head
                && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
            tail++;
            diff.pair(before.size() - tail, after.size() - tail);
        }
        diff.pairMiddle(before.subList(head, before.size() - tail), after.subList(head, after.size() - tail), head);
        return diff;
    }

    /// The line of the second text that a line of the first became; 0 if there is none.
    public int second(int line) {
        return line < 1 || line > seconds.length ? 0 : seconds[line - 1];
    }

    /// The line of the first text that a line of the second was; 0 if there is none.
    public int first(int line) {
        return line < 1 || line > firsts.length ? 0 : firsts[line - 1];
    }

    /// From the first to the last line that is not as it was; null if all are.
    public @Nullable Edit edit() {
        Edit added = unpaired(firsts, false);
        return added == null ? unpaired(seconds, true) : added;
    }

    private static @Nullable Edit unpaired(int[] lines, boolean removed) {
        int from = 0;
        int to = 0;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i] == 0) {
                from = from == 0 ? i + 1 : from;
                to = i + 1;
            }
        }
        return from == 0 ? null : new Edit(removed, from, to);
    }

    private void pair(int first, int second) {
        seconds[first] = second + 1;
        firsts[second] = first + 1;
    }

    /// The longest common subsequence of what lies between equal heads and tails.
    private void pairMiddle(List<String> before, List<String> after, int offset) {
        if ((long) before.size() * after.size() > MOST_CELLS) {
            return;
        }
        int[][] longest = lengths(before, after);
        int i = 0;
        int j = 0;
        while (i < before.size() && j < after.size()) {
            if (before.get(i).equals(after.get(j))) {
                pair(offset + i++, offset + j++);
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
    }

    private static int[][] lengths(List<String> before, List<String> after) {
        int[][] longest = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                longest[i][j] = before.get(i).equals(after.get(j))
                        ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        return longest;
    }
}
