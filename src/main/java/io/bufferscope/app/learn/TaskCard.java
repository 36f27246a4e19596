package io.bufferscope.app.learn;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Grade;
import io.bufferscope.lesson.Judge;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.view.MarkdownPane;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What the learner is to write, its checks, and what they say of the learner's own run.
final class TaskCard extends VBox {

    private final Words words;
    private final MarkdownPane markdown;
    private final LessonStep step;
    private final Function<String, List<Text>> marker;
    private final VBox hints = new VBox();
    private int shown;

    /// @param grade what the checks said, or null if they were not asked yet
    /// @param solved whether it was solved once
    /// @param check runs the learner's program and asks the checks
    TaskCard(Manner manner, LessonStep step, @Nullable Grade grade, boolean solved, int hintsShown, Runnable check) {
        this.words = manner.words();
        this.marker = manner.lexicon()::mark;
        this.markdown = new MarkdownPane(marker);
        this.step = step;
        getStyleClass().addAll(AppStyles.CARD, LearnStyles.QUESTION);
        getChildren().add(head(solved));
        step.task().map(Block.Task::goal).ifPresent(goal -> getChildren().add(markdown.line(goal)));
        step.checks().forEach(each -> getChildren().add(check(each, grade)));
        if (grade != null) {
            getChildren().addAll(outcome(grade));
        }
        Button run = Cards.button(words, "learn.check", check);
        run.getStyleClass().add("accent");
        Button hint = Cards.button(words, "learn.hint", () -> {});
        hint.setOnAction(event -> hint(hint));
        Controls.show(hint, !step.hints().isEmpty());
        getChildren().addAll(Controls.row(AppStyles.BUTTON_ROW, run, hint), hints);
        hints.getStyleClass().add(AppStyles.CARD_FORM);
        Controls.show(hints, false);
        for (int i = 0; i < hintsShown; i++) {
            hint(hint);
        }
    }

    /// Number of hints that were asked for.
    int hintsShown() {
        return shown;
    }

    private Node head(boolean solved) {
        Label chip = Controls.label(words.of(solved ? "learn.solved" : "learn.checked"), AppStyles.CHIP);
        return Controls.row(AppStyles.BUTTON_ROW, Controls.label(words.of("learn.turn"), AppStyles.CARD_TITLE), chip);
    }

    private Node check(Block.Check check, @Nullable Grade grade) {
        Judge.Judged judged = grade == null
                ? null
                : grade.checks().stream()
                        .filter(each -> each.check().equals(check))
                        .findFirst()
                        .orElse(null);
        Feather icon = judged == null ? Feather.CIRCLE : judged.holds() ? Feather.CHECK_CIRCLE : Feather.X_CIRCLE;
        VBox says = new VBox(markdown.line(check.says()));
        HBox.setHgrow(says, Priority.ALWAYS);
        if (judged != null && !judged.holds() && !judged.reason().isEmpty()) {
            says.getChildren().add(markdown.line(judged.reason()));
        }
        HBox line = Controls.row(AppStyles.BUTTON_ROW, new FontIcon(icon), says);
        if (judged != null) {
            line.getStyleClass().add(judged.holds() ? "learn-right" : "learn-wrong");
        }
        return line;
    }

    private List<Node> outcome(Grade grade) {
        String sentence = switch (grade.outcome()) {
            case PASSED -> words.say("learn.passed");
            case FAILED ->
                grade.seed() > 1 && grade.checks().stream().noneMatch(Judge.Judged::holds)
                        ? words.say("learn.failed.seed", grade.seed())
                        : "";
            case NOT_COMPILED -> words.say("learn.not.compiled", grade.reason());
            case NOT_STARTED -> grade.reason();
            case BROKE_OFF -> words.say("learn.broke.off", grade.reason());
            case TOO_LONG -> words.say("learn.too.long");
        };
        return sentence.isEmpty() ? List.of() : List.of(Cards.sentence(sentence));
    }

    private void hint(Button button) {
        List<String> all = step.hints();
        if (shown < all.size()) {
            MarkdownPane hint = new MarkdownPane(marker);
            hint.show(all.get(shown++));
            hints.getChildren().add(hint);
        }
        Controls.show(hints, shown > 0);
        button.setDisable(shown == all.size());
    }
}
