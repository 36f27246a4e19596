package io.bufferscope.lesson;

import io.bufferscope.condition.Condition;
import io.bufferscope.condition.ConditionException;
import io.bufferscope.condition.Standpoint;
import io.bufferscope.trace.Frame;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The judge of a learner's run: which checks hold, and why not.
public final class Judge {

    private final LessonRun run;

    public Judge(LessonRun run) {
        this.run = run;
    }

    /// A check and what came of it.
    ///
    /// @param reason the author's words about the learner's own state; empty if it holds or the author said nothing
    public record Judged(Block.Check check, boolean holds, String reason) {}

    /// Judges all of them.
    public List<Judged> judge(List<Block.Check> checks) {
        return checks.stream().map(this::judge).toList();
    }

    private Judged judge(Block.Check check) {
        Moment moment = moment(check);
        String reason = moment.holds()
                ? ""
                : moment.place()
                        .map(place -> new Expressions(run, place).fill(check.otherwise()))
                        .orElse(check.otherwise());
        return new Judged(check, moment.holds(), reason);
    }

    /// Whether a check holds and the place that tells.
    private record Moment(boolean holds, Optional<Place> place) {}

    private Moment moment(Block.Check check) {
        return switch (check.kind()) {
            case THAT -> that(check);
            case PRINTS -> new Moment(prints(check.subject()), run.end());
            case CALLS -> new Moment(calls(check.subject()), run.end());
            case AVOIDS -> new Moment(!calls(check.subject()), run.end());
        };
    }

    private Moment that(Block.Check check) {
        try {
            Condition condition = Condition.of(check.subject());
            return switch (check.when()) {
                case Moments.END -> at(run.end(), condition);
                case Moments.EVER -> any(condition, true);
                case Moments.ALWAYS -> any(condition, false);
                default -> at(run.place(check.when()), condition);
            };
        } catch (ConditionException unreadable) {
            return new Moment(false, Optional.empty());
        }
    }

    private Moment at(Optional<Place> place, Condition condition) {
        boolean holds = place.isPresent() && condition.holds(run.standpoint(place.get(), condition.isMomentary()));
        return new Moment(holds, place.or(run::end));
    }

    /// Looks for the first step at which the condition is `sought`: that it holds for `ever`, that it does not for
    /// `always`. Steps at which something that it names is not there yet count for neither.
    private Moment any(Condition condition, boolean sought) {
        Iterator<Frame> frames = run.trace().frames(1, run.steps());
        @Nullable Frame before = null;
        while (frames.hasNext()) {
            Frame frame = frames.next();
            Standpoint where = new Standpoint(frame, before, run.stdout(frame.step()));
            Optional<Boolean> answer = condition.answer(where);
            if (answer.isPresent() && answer.get() == sought) {
                return new Moment(sought, Optional.of(new Place(frame.step(), frame.step(), frame.step())));
            }
            before = frame;
        }
        return new Moment(!sought, run.end());
    }

    private boolean prints(String text) {
        return lines(run.stdout(Long.MAX_VALUE)).contains(text.strip());
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).toList();
    }

    private boolean calls(String name) {
        return run.calls().stream()
                .map(call -> call.substring(0, call.indexOf('(') < 0 ? call.length() : call.indexOf('(')))
                .anyMatch(call -> call.equals(name) || call.endsWith("." + name));
    }
}
