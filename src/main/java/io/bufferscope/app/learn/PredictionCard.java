package io.bufferscope.app.learn;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Progress;
import io.bufferscope.lesson.Question;
import io.bufferscope.view.MarkdownPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A question that the learner answers before the line runs, and what the live buffer says to the answer.
final class PredictionCard extends VBox {

    private final Words words;
    private final MarkdownPane markdown;
    private final Question question;
    private final List<Button> options = new ArrayList<>();
    private final boolean answered;

    /// @param answer the learner's answer, or null if it is not given yet
    /// @param taker takes the answer
    PredictionCard(Manner manner, Question question, Progress.@Nullable Answer answer, Consumer<String> taker) {
        this.words = manner.words();
        this.markdown = new MarkdownPane(manner.lexicon()::mark);
        this.question = question;
        this.answered = answer != null;
        getStyleClass().addAll(AppStyles.CARD, LearnStyles.QUESTION);
        getChildren().add(Controls.label(words.of("learn.predict"), AppStyles.CARD_TITLE));
        getChildren().add(markdown.line(question.ask()));
        getChildren().add(question.options().isEmpty() ? field(answer, taker) : choices(answer, taker));
        if (answer != null) {
            getChildren().addAll(verdict(answer));
        }
    }

    boolean isAnswered() {
        return answered;
    }

    /// Gives the answer with a number, as a click on it does.
    boolean choose(int number) {
        boolean there = number >= 1
                && number <= options.size()
                && !options.get(number - 1).isDisabled();
        if (there) {
            options.get(number - 1).fire();
        }
        return there;
    }

    private Node choices(Progress.@Nullable Answer answer, Consumer<String> taker) {
        FlowPane row = Cards.flow();
        int number = 1;
        for (Question.Option option : question.options()) {
            Button button = new Button(option.text());
            button.getStyleClass().addAll(LearnStyles.OPTION, AppStyles.MONO);
            button.setAccessibleText(number++ + ": " + option.text());
            button.setOnAction(event -> taker.accept(option.text()));
            button.setDisable(answer != null);
            if (answer != null && question.isRight(option.text())) {
                button.setGraphic(new FontIcon(Feather.CHECK));
            } else if (answer != null && answer.text().equals(option.text())) {
                button.setGraphic(new FontIcon(Feather.X));
            }
            options.add(button);
            row.getChildren().add(button);
        }
        return row;
    }

    private Node field(Progress.@Nullable Answer answer, Consumer<String> taker) {
        TextField field = new TextField(answer == null ? "" : answer.text());
        field.promptTextProperty().bind(words.of("learn.type"));
        field.accessibleTextProperty().bind(words.of("learn.type"));
        field.setDisable(answer != null);
        HBox.setHgrow(field, Priority.ALWAYS);
        Runnable give = () -> {
            if (!field.getText().isBlank()) {
                taker.accept(field.getText().strip());
            }
        };
        field.setOnAction(event -> give.run());
        Button button = Cards.button(words, "learn.answer", give);
        button.setDisable(answer != null);
        return Controls.row(AppStyles.BUTTON_ROW, field, button);
    }

    private List<Node> verdict(Progress.Answer answer) {
        List<Node> lines = new ArrayList<>();
        String key = answer.right() ? "learn.right" : "learn.wrong";
        Node mark = new FontIcon(answer.right() ? Feather.CHECK_CIRCLE : Feather.X_CIRCLE);
        Node said = markdown.line(words.say(key, code(question.right()), code(answer.text())));
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox line = Controls.row(AppStyles.BUTTON_ROW, mark, said);
        line.getStyleClass().add(answer.right() ? "learn-right" : "learn-wrong");
        lines.add(line);
        String why = answer.right() ? "" : question.why(answer.text());
        for (String sentence : List.of(why, question.because())) {
            if (!sentence.isEmpty()) {
                lines.add(markdown.line(sentence));
            }
        }
        return lines;
    }

    private static String code(String value) {
        return "`" + value.replace("`", "'") + "`";
    }
}
