package io.bufferscope.condition;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import org.jspecify.annotations.Nullable;

/// One breakpoint on its way along a trace.
final class Watch {

    private final Breakpoint breakpoint;
    private @Nullable Condition condition;
    private @Nullable Problem unreadable;
    private long hits;
    private boolean held;

    Watch(Breakpoint breakpoint) {
        this.breakpoint = breakpoint;
        boolean bare = breakpoint.condition().isBlank() && !(breakpoint.place() instanceof Breakpoint.Place.Anywhere);
        if (!bare) {
            read(breakpoint.condition());
        }
    }

    private void read(String text) {
        try {
            condition = Condition.of(text);
        } catch (ConditionException e) {
            unreadable = e.problem();
        }
    }

    /// Whether the next step is a hit that counts.
    boolean take(Frame frame, @Nullable Frame before) {
        if (!breakpoint.enabled() || unreadable != null || !isPlace(frame)) {
            return false;
        }
        boolean holds = condition == null || condition.holds(frame, before);
        boolean fresh = holds && !(held && isStanding());
        held = holds;
        hits += fresh ? 1 : 0;
        return fresh && hits >= breakpoint.fromHit();
    }

    private boolean isStanding() {
        boolean anywhere = breakpoint.place() instanceof Breakpoint.Place.Anywhere;
        return anywhere && condition != null && !condition.isMomentary();
    }

    private boolean isPlace(Frame frame) {
        return switch (breakpoint.place()) {
            case Breakpoint.Place.Line(int line) ->
                frame.event() == Event.LINE && frame.site().line() == line;
            case Breakpoint.Place.Call(String name) -> isCall(frame, name.strip());
            case Breakpoint.Place.Anywhere() -> true;
        };
    }

    private static boolean isCall(Frame frame, String name) {
        String call = frame.site().call();
        if (call == null || frame.event() == Event.LINE || frame.event() == Event.OUTPUT) {
            return false;
        }
        String made = withoutArguments(call);
        String wanted = withoutArguments(name);
        return made.equals(wanted) || made.substring(made.lastIndexOf('.') + 1).equals(wanted);
    }

    private static String withoutArguments(String call) {
        int arguments = call.indexOf('(');
        return arguments < 0 ? call : call.substring(0, arguments);
    }

    Tally tally() {
        Problem problem = condition == null ? unreadable : condition.problem();
        return new Tally(hits, problem);
    }
}
