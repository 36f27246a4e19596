package io.bufferscope.app.scope;

import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Pulse;
import io.bufferscope.view.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import org.jspecify.annotations.Nullable;

/// The cursor of the room: which step of which trace is shown, and the playing of one step after the other.
///
/// A step asked for is shown at the next pulse, so that many in a row cost one drawing. JavaFX thread only.
public final class Player {

    /// Steps per second of playing from which on they rush by.
    private static final double RUSH = 10;

    private final List<Consumer<Moment>> screens = new ArrayList<>();
    private final Followers followers = new Followers();
    private final List<Runnable> growthListeners = new ArrayList<>();
    private final Pulse showing = new Pulse(this::show);
    private final PlayClock clock = new PlayClock(this::advance);
    private final DoubleProperty speed = new SimpleDoubleProperty(2);
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private Stops stops = Stops.NONE;
    private @Nullable Trace trace;
    private @Nullable Moment moment;
    private Ticks ticks = new Ticks();
    private long step;
    private long wanted;
    private boolean rushing;
    private boolean closed;

    /// Tells each moment to a pane.
    public void onMoment(Consumer<Moment> screen) {
        screens.add(screen);
    }

    /// Tells each moment to a pane, but when they rush by only some of them, the last among these.
    public void onMomentInTurn(Consumer<Moment> screen) {
        followers.add(screen);
    }

    /// Tells that there are more steps, another trace or an ending.
    public void onGrowth(Runnable listener) {
        growthListeners.add(listener);
    }

    /// Takes where playing pauses by itself.
    void pauseAt(Stops where) {
        stops = where;
    }

    /// Steps per second when playing.
    public DoubleProperty speedProperty() {
        return speed;
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    public Ticks ticks() {
        return ticks;
    }

    /// The step asked for last; 0 if there is none.
    public long step() {
        return step;
    }

    /// Whether the last step so far is shown.
    public boolean atEnd() {
        return step >= ticks.size();
    }

    /// What the program printed after the last step, if that is shown.
    List<Output> trailing() {
        Trace source = trace;
        return source == null || !atEnd() ? List.of() : source.trailingOutput();
    }

    public @Nullable Trace trace() {
        return trace;
    }

    public @Nullable Moment moment() {
        return moment;
    }

    /// Shows another trace.
    ///
    /// @param start the step to begin with once it is there; 0 for the first that changes a tape
    public void open(Trace newTrace, long start) {
        if (closed) {
            return;
        }
        pause();
        trace = newTrace;
        moment = null;
        followers.forget();
        ticks = new Ticks();
        step = 0;
        wanted = start;
        newTrace.onChange(FxThread.coalescing(() -> grow(newTrace)));
        grow(newTrace);
    }

    /// Shows nothing, and begins the next trace at its own first change.
    public void forget() {
        pause();
        trace = null;
        moment = null;
        followers.forget();
        ticks = new Ticks();
        step = 0;
        growthListeners.forEach(Runnable::run);
    }

    /// Shows nothing ever more.
    public void close() {
        forget();
        closed = true;
    }

    public void first() {
        go(1);
    }

    public void last() {
        go(ticks.size());
    }

    public void back() {
        go(step - 1);
    }

    public void forward() {
        go(step + 1);
    }

    /// The next step of one of these kinds; stays where it is if there is none.
    ///
    /// @param kinds flags of [Ticks]
    public void next(int kinds) {
        long next = ticks.firstWith(kinds, step + 1);
        go(next == 0 ? step : next);
    }

    /// The step before of one of these kinds; stays where it is if there is none.
    public void previous(int kinds) {
        long previous = ticks.lastWith(kinds, step - 1);
        go(previous == 0 ? step : previous);
    }

    /// Shows a step, or the nearest there is; stops playing.
    public void go(long to) {
        pause();
        move(to, false);
    }

    /// The same while the cursor is being dragged.
    void scrub(long to) {
        pause();
        move(to, true);
    }

    /// Begins to play, from the start if the end is shown; or stops.
    public void playOrPause() {
        if (playing.get()) {
            pause();
        } else if (ticks.size() > 0) {
            if (step == ticks.size() && !running()) {
                move(1, false);
            }
            playing.set(true);
            clock.start();
        }
    }

    public void pause() {
        playing.set(false);
        clock.stop();
    }

    private void advance(double seconds) {
        long steps = clock.due(seconds, speed.get());
        if (steps > 0) {
            playOn(step + steps);
        }
        if (step >= ticks.size() && !running()) {
            pause();
        }
    }

    private void playOn(long to) {
        long stop = stops.next(step);
        move(Math.min(stop, Math.min(to, Math.max(step, stops.known()))), speed.get() >= RUSH);
        if (step == stop) {
            pause();
        }
    }

    private void move(long to, boolean inRush) {
        if (ticks.size() == 0) {
            return;
        }
        rushing = inRush;
        wanted = -1;
        step = Math.clamp(to, 1, ticks.size());
        showing.request();
    }

    private void grow(Trace source) {
        if (!source.equals(trace)) {
            return;
        }
        ticks.grow(source);
        if (wanted >= 0 && ticks.size() > 0) {
            settle();
        }
        growthListeners.forEach(Runnable::run);
    }

    private void settle() {
        long place = wanted > 0 ? wanted : ticks.firstWith(Ticks.CHANGED, 1);
        if (place >= 1 && place <= ticks.size()) {
            move(place, false);
        } else if (!running()) {
            move(wanted > 0 ? ticks.size() : 1, false);
        } else if (step == 0) {
            step = 1;
            showing.request();
        }
    }

    private void show() {
        Trace source = trace;
        if (source == null || step == 0) {
            return;
        }
        Moment now = new Moment(source, frame(source, step), step == 1 ? null : frame(source, step - 1));
        moment = now;
        screens.forEach(screen -> screen.accept(now));
        followers.show(now, rushing);
    }

    private Frame frame(Trace source, long of) {
        Moment known = moment;
        if (known != null && known.trace().equals(source) && known.step() == of) {
            return known.frame();
        }
        return source.frame(of);
    }

    private boolean running() {
        return trace == null || trace.ending().equals(Ending.RUNNING);
    }
}
