package io.bufferscope.app.scope;

import io.bufferscope.condition.Breakpoint;
import io.bufferscope.condition.Tally;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.LineStops;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The breakpoints of the program that is shown and the steps of its trace at which they are met.
///
/// JavaFX thread only; the search itself is [HitFinder]'s.
final class Breakpoints implements Stops, AutoCloseable {

    private static final int MOST = 200;

    private final HitFinder finder = new HitFinder(this::take);
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Runnable> hitListeners = new ArrayList<>();
    private final List<Breakpoint> list = new ArrayList<>();
    private List<Tally> tallies = List.of();
    private final BitSet hits = new BitSet();
    private @Nullable Trace trace;
    private int search;
    private long known;

    /// Tells that the list changed.
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /// Tells that more is known of where they are met.
    void onHits(Runnable listener) {
        hitListeners.add(listener);
    }

    List<Breakpoint> list() {
        return List.copyOf(list);
    }

    /// What became of a breakpoint in this trace.
    ///
    /// @param index its place in the list
    Tally tally(int index) {
        return index < tallies.size() ? tallies.get(index) : Tally.NONE;
    }

    /// The hits, bit 0 for step 1.
    BitSet hits() {
        return hits;
    }

    /// Takes the list of another program.
    void open(List<Breakpoint> remembered) {
        list.clear();
        list.addAll(remembered);
        changed();
    }

    /// Looks at another trace, or at the same that has grown.
    void watch(@Nullable Trace now) {
        if (now == null || !now.equals(trace)) {
            trace = now;
            searchAgain();
        } else if (isWatching()) {
            finder.grow(now);
        }
    }

    /// Puts a breakpoint at a line, or takes away what is there.
    void toggle(int line) {
        Breakpoint.Place place = new Breakpoint.Place.Line(line);
        if (!list.removeIf(each -> each.place().equals(place)) && list.size() < MOST) {
            list.add(Breakpoint.at(place));
        }
        changed();
    }

    void add(Breakpoint breakpoint) {
        if (list.size() < MOST) {
            list.add(breakpoint);
            changed();
        }
    }

    void replace(int index, Breakpoint breakpoint) {
        if (!list.get(index).equals(breakpoint)) {
            list.set(index, breakpoint);
            changed();
        }
    }

    void remove(int index) {
        list.remove(index);
        changed();
    }

    /// Moves breakpoints with their lines; what was found in the trace of the unedited program stays.
    void shift(int first, int removed, int added) {
        for (int i = 0; i < list.size(); i++) {
            Breakpoint each = list.get(i);
            if (each.place() instanceof Breakpoint.Place.Line(int line) && line > first) {
                int moved = line > first + removed ? line - removed + added : Math.min(line, first + added);
                list.set(i, each.withPlace(new Breakpoint.Place.Line(moved)));
            }
        }
        listeners.forEach(Runnable::run);
    }

    /// The signs in the margin of the source.
    Map<Integer, LineStops.Sign> signs() {
        Map<Integer, LineStops.Sign> signs = new HashMap<>();
        for (Breakpoint each : list) {
            if (each.place() instanceof Breakpoint.Place.Line(int line)) {
                signs.put(line, sign(each));
            }
        }
        return signs;
    }

    private static LineStops.Sign sign(Breakpoint breakpoint) {
        if (!breakpoint.enabled()) {
            return LineStops.Sign.OFF;
        }
        boolean plain = breakpoint.condition().isBlank() && breakpoint.fromHit() == 1;
        return plain ? LineStops.Sign.PLAIN : LineStops.Sign.CONDITIONAL;
    }

    @Override
    public long next(long after) {
        int bit = hits.nextSetBit((int) Math.min(after, Integer.MAX_VALUE - 1));
        return bit < 0 ? Long.MAX_VALUE : bit + 1L;
    }

    /// The last hit before a step, or 0.
    long previous(long before) {
        return before < 2 ? 0 : hits.previousSetBit((int) Math.min(before - 2, Integer.MAX_VALUE - 1)) + 1L;
    }

    @Override
    public long known() {
        return isWatching() ? known : Long.MAX_VALUE;
    }

    @Override
    public void close() {
        finder.close();
    }

    private boolean isWatching() {
        return list.stream().anyMatch(Breakpoint::enabled);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
        searchAgain();
    }

    private void searchAgain() {
        hits.clear();
        tallies = List.of();
        known = 0;
        search = finder.begin(isWatching() ? trace : null, list());
        hitListeners.forEach(Runnable::run);
    }

    private void take(HitFinder.Found found) {
        if (found.search() != search || found.last() >= Integer.MAX_VALUE) {
            return;
        }
        found.hits().stream().forEach(bit -> hits.set((int) (found.first() - 1) + bit));
        tallies = found.tallies();
        known = found.last();
        hitListeners.forEach(Runnable::run);
    }
}
