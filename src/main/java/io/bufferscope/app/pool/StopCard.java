package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Errand;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.stop.Meeting;
import io.bufferscope.trace.pool.stop.StopCondition;
import io.bufferscope.trace.pool.stop.StopCondition.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// The choice of a condition at which a workload stops, and the ways to where it is met in the trace.
final class StopCard extends VBox implements PoolCard, AutoCloseable {

    private static final String WHEN = "stop when ";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})\\s*(|[kmg])(?:i?b)?");

    private final Words words;
    private final PoolDesk desk;
    private final Player player;
    private final ComboBox<String> kind;
    private final TextField detail = new TextField();
    private final Label waiting = label(AppStyles.MUTED);
    private final Label answer = label(AppStyles.SENTENCE);
    private final Errand walk = new Errand("stop-walk");
    private final List<StopCondition> armed = new ArrayList<>();

    StopCard(Words words, PoolDesk desk, Player player) {
        this.words = words;
        this.desk = desk;
        this.player = player;
        List<String> kinds = Arrays.stream(Kind.values()).map(StopWords::key).toList();
        kind = Choices.box(words, "stop.kind", entry -> "stop.when." + entry, kinds);
        detail.setPrefColumnCount(7);
        detail.getStyleClass().add(AppStyles.SMALL);
        detail.promptTextProperty().bind(words.of(this::prompt, kind.valueProperty()));
        detail.accessibleTextProperty().bind(words.of(this::prompt, kind.valueProperty()));
        kind.valueProperty().subscribe(value -> {
            Controls.show(detail, chosen() == Kind.RELEASED || chosen() == Kind.LIMIT);
            answer.setText("");
        });
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("pool.card.stop"), AppStyles.CARD_TITLE),
                        Controls.row(AppStyles.CARD_FLOW, kind, detail),
                        Cards.flow(button("arm", this::arm), button("disarm", this::disarm)),
                        waiting,
                        Cards.flow(button("previous", () -> go(false)), button("next", () -> go(true))),
                        answer);
        desk.script().subscribe(this::reread);
        words.messagesProperty().subscribe(messages -> tellArmed());
    }

    private static Label label(String style) {
        Label label = new Label();
        label.setWrapText(true);
        label.getStyleClass().add(style);
        return label;
    }

    private Button button(String name, Runnable action) {
        Button button = Cards.button(words, "stop." + name, action);
        Controls.tip(button, words.of("stop.tip." + name));
        return button;
    }

    private Kind chosen() {
        return Kind.valueOf(kind.getValue().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private String prompt() {
        return words.say(chosen() == Kind.LIMIT ? "stop.detail.limit" : "stop.detail.released");
    }

    /// The condition that is chosen; what cannot be read in the field beside it counts as nothing.
    private StopCondition condition() {
        String text = detail.getText().strip();
        return switch (chosen()) {
            case RELEASED -> new StopCondition(Kind.RELEASED, text.replaceAll("\\s.*", ""), 0);
            case LIMIT -> new StopCondition(Kind.LIMIT, "", bytes(text.toLowerCase(Locale.ROOT)));
            default -> StopCondition.of(chosen());
        };
    }

    private static long bytes(String text) {
        Matcher size = SIZE.matcher(text);
        return size.matches()
                ? Long.parseLong(size.group(1)) << 10 * " kmg".indexOf((size.group(2) + " ").charAt(0))
                : 0;
    }

    private void arm() {
        desk.send("stop when " + condition().text());
    }

    private void disarm() {
        desk.send("stop when never");
    }

    /// Reads from the script of the session what is waited for.
    private void reread() {
        armed.clear();
        for (String line : desk.script()) {
            if (line.startsWith(WHEN)) {
                take(line.substring(WHEN.length()).strip());
            }
        }
        if (desk.script().isEmpty()) {
            answer.setText("");
        }
        tellArmed();
    }

    private void take(String asked) {
        if (asked.equals("never")) {
            armed.clear();
        }
        for (Kind each : Kind.values()) {
            if (asked.startsWith(each.words())) {
                String rest = asked.substring(each.words().length()).strip();
                boolean size = each == Kind.LIMIT;
                armed.add(new StopCondition(each, size ? "" : rest, size ? bytes(rest.toLowerCase(Locale.ROOT)) : 0));
            }
        }
    }

    private void tellArmed() {
        String all = armed.stream().map(it -> StopWords.condition(words, it)).collect(Collectors.joining(" · "));
        waiting.setText(armed.isEmpty() ? words.say("stop.none") : words.say("stop.waiting", all));
    }

    private void go(boolean forwards) {
        Trace trace = player.trace();
        StopCondition condition = condition();
        long from = player.step();
        if (trace == null) {
            return;
        }
        answer.setText(words.say("stop.searching"));
        walk.ask(
                stale -> {
                    StopWalk way = new StopWalk(trace, condition, stale);
                    return forwards ? way.next(from) : way.previous(from);
                },
                step -> found(step, forwards));
    }

    private void found(long step, boolean forwards) {
        if (step > 0) {
            player.go(step);
            answer.setText(words.say("stop.found", step));
        } else {
            answer.setText(words.say(forwards ? "stop.none.after" : "stop.none.before"));
        }
    }

    /// What of the conditions waited for, or else of the one chosen, is met at a moment; empty if nothing is.
    String sentence(PoolMoment moment) {
        List<StopCondition> asked = armed.isEmpty() ? List.of(condition()) : armed;
        for (StopCondition condition : asked) {
            Meeting met = StopWalk.met(condition, moment.before(), moment.frame());
            if (met != null) {
                String stopped = armed.isEmpty() ? "stop.here" : "stop.stopped";
                return words.say(stopped, StopWords.sentence(words, met));
            }
        }
        return "";
    }

    @Override
    public void show(PoolMoment moment) {
        if (!answer.getText().isEmpty()) {
            String here = sentence(moment);
            if (!here.isEmpty()) {
                answer.setText(here);
            }
        }
    }

    @Override
    public void close() {
        walk.close();
    }
}
