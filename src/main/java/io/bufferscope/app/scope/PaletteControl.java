package io.bufferscope.app.scope;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.StatementInsertion;
import io.bufferscope.picture.forecast.CellCall;
import io.bufferscope.picture.forecast.Names;
import io.bufferscope.picture.forecast.Palette;
import io.bufferscope.picture.forecast.PaletteCall;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.LineDiff;
import io.bufferscope.trace.TapeBytes;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.Variable;
import io.bufferscope.view.Pulse;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What joins the palette to the room: which buffer it is for, and the writing and running of a call.
///
/// The call is written behind the line of the step at the cursor; when the program has run again, the cursor goes from
/// that step to the call.
final class PaletteControl {

    /// The most steps between a step and the call written behind it that are looked through.
    private static final int REACH = 300;

    private final Player player;
    private final ScopePanes panes;
    private final OpenPrograms programs;
    private final Supplier<OpenProgram> ran;
    private final ErrorFunnel errors;
    private final Runnable run;
    private final Pulse refresh = new Pulse(this::refresh);
    private final CellField cell;
    private String expression = "";
    private @Nullable Landing landing;

    /// Where the cursor is to go.
    ///
    /// @param before the trace that was left
    /// @param from step from which the call is looked for
    /// @param line its line
    /// @param further steps to go beyond the call, so that a new buffer has its name
    private record Landing(Trace before, long from, int line, int further) {}

    /// @param ran the program whose steps are shown
    PaletteControl(
            Player player,
            ScopePanes panes,
            OpenPrograms programs,
            Supplier<OpenProgram> ran,
            Words words,
            ErrorFunnel errors,
            Runnable run) {
        this.player = player;
        this.panes = panes;
        this.programs = programs;
        this.ran = ran;
        this.errors = errors;
        this.run = run;
        panes.palette().onPress(this::write);
        this.cell = new CellField(words, this::write);
        panes.palette().addBelow(cell);
        panes.tapes().onSelect(tape -> refresh.request());
        player.onMomentInTurn(moment -> refresh());
        player.onGrowth(this::land);
    }

    private void refresh() {
        Moment moment = player.moment();
        PaletteTarget target =
                moment == null ? null : PaletteTarget.of(moment, panes.tapes().selected(), expression);
        expression = target == null ? "" : target.expression();
        Names names = new Names(moment == null ? Set.of() : taken(moment.trace()));
        panes.palette().show(Palette.of(target == null ? null : target.tape(), expression, names), expression);
        showCell(moment);
    }

    private void showCell(@Nullable Moment moment) {
        PaletteTarget target = moment == null ? null : chosen(moment);
        if (moment == null || target == null) {
            cell.hide();
        } else {
            long index = panes.tapes().chosen();
            cell.show(index, new TapeBytes(moment.frame(), target.tape()).get(index));
        }
    }

    /// The buffer of the chosen byte, if the program can set it.
    private @Nullable PaletteTarget chosen(Moment moment) {
        int selected = panes.tapes().selected();
        PaletteTarget target = panes.tapes().chosen() < 0 ? null : PaletteTarget.of(moment, selected, expression);
        boolean settable = target != null
                && target.tape().id() == selected
                && CellCall.of(target.tape(), expression, 0, 0).isPresent();
        return settable ? target : null;
    }

    private void write(int octet) {
        Moment moment = player.moment();
        PaletteTarget target = moment == null ? null : chosen(moment);
        if (target != null) {
            CellCall.of(target.tape(), target.expression(), panes.tapes().chosen(), octet)
                    .ifPresent(this::write);
        }
    }

    private static Set<String> taken(Trace trace) {
        return trace.program().variables().stream().map(Variable::name).collect(Collectors.toSet());
    }

    private void write(PaletteCall call) {
        Moment moment = player.moment();
        if (moment == null) {
            return;
        }
        if (programs.all().contains(ran.get())) {
            programs.show(ran.get());
        }
        String source = programs.shown().text();
        int line = lineNow(moment, source);
        StatementInsertion.Inserted inserted = StatementInsertion.after(source, line, call.statement(), call.imports());
        if (inserted == null) {
            errors.tell(Mishap.notice("palette.no.place", line));
            return;
        }
        programs.shown().code().replace(inserted.source());
        landing = new Landing(moment.trace(), moment.step(), inserted.line(), call.declares() ? 1 : 0);
        run.run();
    }

    /// The line of the step in the text as it has been edited since.
    private static int lineNow(Moment moment, String source) {
        LineDiff diff = LineDiff.of(moment.trace().program().source(), source);
        int line = moment.frame().site().line();
        while (line > 1 && diff.second(line) == 0) {
            line--;
        }
        return Math.max(1, diff.second(line));
    }

    private void land() {
        Landing wanted = landing;
        Trace trace = player.trace();
        if (wanted == null || trace == null || trace.equals(wanted.before())) {
            return;
        }
        long last = Math.min(trace.steps(), wanted.from() + REACH);
        Iterator<Frame> frames = wanted.from() <= last
                ? trace.frames(wanted.from(), last)
                : List.<Frame>of().iterator();
        while (frames.hasNext()) {
            Frame frame = frames.next();
            boolean call = frame.event() == Event.CALL || frame.event() == Event.THREW;
            if (call && frame.site().line() == wanted.line() && frame.step() + wanted.further() <= trace.steps()) {
                landing = null;
                player.go(frame.step() + wanted.further());
                return;
            }
        }
        if (last == wanted.from() + REACH) {
            landing = null;
        }
    }
}
