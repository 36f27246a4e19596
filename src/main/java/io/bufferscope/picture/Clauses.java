package io.bufferscope.picture;

import io.bufferscope.trace.Change;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The verbs of narrations: what was done to one tape, as clauses without a subject.
final class Clauses {

    private static final List<String> ORDER =
            List.of("refCnt", "capacity", "limit", "position", "mark", "readerIndex", "writerIndex");

    private final Phrasing phrasing;
    private final @Nullable Frame before;
    private final Frame frame;

    Clauses(Phrasing phrasing, @Nullable Frame before, Frame frame) {
        this.phrasing = phrasing;
        this.before = before;
        this.frame = frame;
    }

    /// The clauses for the changes of one tape, indices before bytes.
    List<Narration> of(int tape, List<Change> changes) {
        List<Narration> clauses = new ArrayList<>();
        for (String field : ORDER) {
            for (Change change : changes) {
                if (change instanceof Change.Moved moved
                        && moved.tape() == tape
                        && moved.field().equals(field)) {
                    addIfSaid(clauses, moved(moved));
                }
            }
        }
        for (Change change : changes) {
            if (change.tape() == tape) {
                addIfSaid(clauses, other(change));
            }
        }
        return clauses;
    }

    private static void addIfSaid(List<Narration> clauses, Narration clause) {
        if (!clause.isEmpty()) {
            clauses.add(clause);
        }
    }

    private Narration moved(Change.Moved moved) {
        return switch (moved.field()) {
            case "refCnt" -> refCnt(moved);
            case "capacity" -> say(moved.after() > moved.before() ? "narrate.grew" : "narrate.shrank", moved);
            case "limit", "position", "mark" -> index(moved);
            default -> say("narrate.moved", moved);
        };
    }

    private Narration refCnt(Change.Moved moved) {
        if (moved.after() > moved.before()) {
            return say("narrate.raised", moved);
        }
        return say(moved.after() == 0 ? "narrate.freed" : "narrate.lowered", moved);
    }

    private Narration say(String key, Change.Moved moved) {
        String from = Numbers.capacity(moved.before());
        return phrasing.say(key, Narration.word(moved.field()), from, Numbers.capacity(moved.after()));
    }

    private Narration index(Change.Moved moved) {
        if (moved.after() == Tape.UNKNOWN) {
            return Narration.EMPTY;
        }
        if (moved.after() < 0) {
            return say("narrate.discarded", moved);
        }
        return switch (origin(moved)) {
            case Origin.Index index -> toIndex(moved, index);
            case Origin.Remaining _ -> say("narrate.toremaining", moved);
            case Origin.Step _ -> say("narrate.moved", moved);
            case Origin.Plain _ -> plain(moved);
        };
    }

    private Narration plain(Change.Moved moved) {
        boolean simple =
                moved.before() < 0 || (moved.after() == 0 && moved.field().equals("position"));
        return say(simple ? "narrate.movedto" : "narrate.moved", moved);
    }

    private Narration toIndex(Change.Moved moved, Origin.Index index) {
        String key = index.old() ? "narrate.setold" : "narrate.set";
        return phrasing.say(key, Narration.word(moved.field()), Narration.word(index.name()), moved.after());
    }

    private Origin origin(Change.Moved moved) {
        Tape old = before == null ? null : before.tape(moved.tape());
        Tape now = frame.tape(moved.tape());
        if (old == null || now == null) {
            return new Origin.Plain((int) moved.after());
        }
        Map<String, Integer> was = Numbers.indices(old);
        return Origin.of(moved.field(), was, Numbers.indices(now), CalledMethod.of(frame));
    }

    private Narration other(Change change) {
        return switch (change) {
            case Change.Rewritten rewritten -> rewritten(rewritten);
            case Change.Rehomed _ -> phrasing.say("narrate.rehomed");
            case Change.Recomposed recomposed ->
                phrasing.say("narrate.recomposed", recomposed.before(), recomposed.after());
            case Change.Moved _, Change.Appeared _, Change.Vanished _ -> Narration.EMPTY;
        };
    }

    private Narration rewritten(Change.Rewritten rewritten) {
        int last = rewritten.to() - 1;
        if (rewritten.from() == last) {
            return phrasing.say("narrate.byte", last);
        }
        boolean all = rewritten.count() == rewritten.to() - rewritten.from();
        return phrasing.say(all ? "narrate.bytes" : "narrate.bytes.some", rewritten.from(), last, rewritten.count());
    }
}
