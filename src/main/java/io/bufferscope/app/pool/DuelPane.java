package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.scope.TimelinePane;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.curve.Agreement;
import io.bufferscope.picture.curve.PoolCurves;
import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolDuel;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Pulse;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Two allocators side by side under one workload: their curves and states under one cursor.
final class DuelPane extends BorderPane implements AutoCloseable {

    private final Surroundings surroundings;
    private final Words words;
    private final Player player = new Player();
    private final DuelSide first;
    private final DuelSide second;
    private final CurveReader firstCurve = new CurveReader(this::ask);
    private final CurveReader secondCurve = new CurveReader(this::ask);
    private final Pulse redraw = new Pulse(this::redraw);
    private final Label said = new Label();
    private @Nullable PoolDuel duel;
    private PoolDuel.@Nullable Plan plan;
    private @Nullable Trace other;
    private long seen;

    /// @param leave shows what was there before
    DuelPane(Surroundings surroundings, Runnable leave) {
        this.surroundings = surroundings;
        Manner manner = surroundings.manner();
        this.words = manner.words();
        first = new DuelSide(manner, "duel-a", player::go, this::ask);
        second = new DuelSide(manner, "duel-b", this::seekSecond, this::ask);
        DuelForm form = new DuelForm(words, this::begin, leave);
        Landmarks.mark(form);
        said.setWrapText(true);
        said.getStyleClass().add(AppStyles.SENTENCE);
        Label meanings = Controls.label(
                words.of(() -> String.join(" ", new PoolCurves(words.messages()).meanings())), AppStyles.MUTED);
        meanings.setWrapText(true);
        manner.onZoom(scale -> Controls.show(meanings, scale < CurvePane.LARGE));
        VBox head = new VBox(form, said, meanings);
        head.getStyleClass().add(PoolStyles.DUEL_HEAD);
        TimelinePane timeline = new TimelinePane(player, manner);
        Landmarks.mark(timeline);
        setTop(head);
        setCenter(new SplitPane(first, second));
        setBottom(timeline);
        player.speedProperty().set(surroundings.settings().speed());
        player.onMoment(moment -> ask());
        player.onGrowth(this::grown);
        words.messagesProperty().subscribe(messages -> ask());
    }

    Player player() {
        return player;
    }

    private void begin(PoolDuel.Plan next) {
        end();
        plan = next;
        PoolDuel begun = new PoolDuel(surroundings.pools(), PoolOptions.live(), next);
        duel = begun;
        first.title("A · allocator " + next.first());
        second.title("B · allocator " + next.second());
        watch(begun, begun.first(), trace -> player.open(trace, 1));
        watch(begun, begun.second(), this::openSecond);
        ask();
    }

    private void watch(PoolDuel of, LiveSession session, Consumer<Trace> open) {
        var _ = session.started()
                .thenAccept(start -> FxThread.later(() -> {
                    if (!of.equals(duel)) {
                        return;
                    }
                    if (start instanceof RunStart.Running running) {
                        open.accept(running.trace());
                    } else {
                        String why = start instanceof RunStart.NotStarted failed ? failed.sentence() : "";
                        surroundings.errors().tell(Mishap.failure("pool.mishap.start", why));
                    }
                }));
    }

    private void openSecond(Trace trace) {
        other = trace;
        trace.onChange(FxThread.coalescing(() -> {
            if (trace.equals(other)) {
                secondCurve.follow(trace);
            }
        }));
        secondCurve.follow(trace);
    }

    /// Follows the newest step as long as the newest is shown.
    private void grown() {
        firstCurve.follow(player.trace());
        long steps = player.ticks().size();
        if (steps > seen && player.step() >= seen) {
            player.last();
        }
        seen = steps;
    }

    private void ask() {
        redraw.request();
    }

    private void seekSecond(long step) {
        DuelPoints.at(secondCurve.points(), step)
                .flatMap(point -> DuelPoints.after(firstCurve.points(), point.operations()))
                .ifPresent(point -> player.go(point.step()));
    }

    private void redraw() {
        List<PoolPoint> ours = DuelPoints.working(firstCurve.points());
        List<PoolPoint> theirs = DuelPoints.working(secondCurve.points());
        double top = Math.max(PoolCurves.top(ours), PoolCurves.top(theirs));
        Moment moment = player.moment();
        long done = moment == null ? 0 : moment.frame().pools().activity().operations();
        first.curves(ours, top, done);
        second.curves(theirs, top, done);
        first.state(player.trace(), moment == null ? 0 : moment.step());
        second.state(
                other,
                DuelPoints.after(secondCurve.points(), done)
                        .map(PoolPoint::step)
                        .orElse(0L));
        said.setText(sentence(ours, theirs));
    }

    private String sentence(List<PoolPoint> ours, List<PoolPoint> theirs) {
        Agreement found = Agreement.of(ours, theirs);
        if (plan == null) {
            return words.say("duel.none");
        }
        String what = words.say("duel.plan", plan.workload(), plan.seed(), plan.threads(), plan.operations());
        return what + " "
                + (found.whole()
                        ? words.say("duel.same", found.looks(), found.operations())
                        : words.say("duel.differs", found.operations()));
    }

    private void end() {
        PoolDuel old = duel;
        duel = null;
        other = null;
        seen = 0;
        player.forget();
        firstCurve.follow(null);
        secondCurve.follow(null);
        if (old != null) {
            old.close();
        }
    }

    @Override
    public void close() {
        end();
        firstCurve.close();
        secondCurve.close();
        player.close();
    }
}
