package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.copies.cost.Sizing;
import io.bufferscope.picture.ByteSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The adviser: what a mix of payload sizes would cost on each path, and on two paths parted by size.
final class AdviceCard extends VBox {

    private static final int MOST = 4;

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final FileChoice files;
    private final TextField median = field("1024");
    private final TextField ninety = field("16384");
    private final TextField ninetyNine = field("262144");
    private final VBox answer = new VBox();
    private @Nullable Sizing sizing;

    AdviceCard(Words words, CopiesDesk desk, CopiesView look, FileChoice files) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        this.files = files;
        answer.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("copies.card.advice"), AppStyles.CARD_TITLE),
                        Cards.flow(named("P50", median), named("P90", ninety), named("P99", ninetyNine)),
                        Cards.flow(
                                Cards.button(words, "copies.advice.ask", this::ofFields),
                                Cards.button(words, "copies.advice.csv", this::ofFile)),
                        answer);
        look.groupProperty().subscribe(group -> tell());
        desk.reportProperty().subscribe(report -> tell());
        words.messagesProperty().subscribe(messages -> tell());
    }

    private static TextField field(String text) {
        TextField field = new TextField(text);
        field.setPrefColumnCount(6);
        field.getStyleClass().add(AppStyles.SMALL);
        return field;
    }

    private Node named(String name, TextField field) {
        field.setAccessibleText(name);
        field.setOnAction(event -> ofFields());
        Controls.tip(field, words.of("copies.advice.tip"));
        return Controls.row(AppStyles.CARD_FLOW, Cards.cell(name, AppStyles.MUTED), field);
    }

    private void ofFields() {
        try {
            sizing = Sizing.ofQuantiles(number(median), number(ninety), number(ninetyNine));
            tell();
        } catch (IllegalArgumentException wrong) {
            say(words.say("copies.advice.wrong"));
        }
    }

    private static double number(TextField field) {
        return Double.parseDouble(field.getText().strip().replace(",", ""));
    }

    private void ofFile() {
        Path file = files.toOpen(words.say("copies.advice.csv"), null);
        if (file == null) {
            return;
        }
        try {
            sizing = Sizing.ofCsv(Files.readAllLines(file));
            tell();
        } catch (IOException | IllegalArgumentException wrong) {
            say(words.say("copies.advice.unreadable", file.getFileName(), String.valueOf(wrong.getMessage())));
        }
    }

    private void say(String sentence) {
        answer.getChildren().setAll(Cards.sentence(sentence));
    }

    private void tell() {
        Sizing mix = sizing;
        List<CostModel> models = models();
        if (models.isEmpty() || mix == null) {
            say(words.say(models.isEmpty() ? "copies.advice.measure" : "copies.advice.how"));
            return;
        }
        Advice advice = Advice.of(mix, models);
        answer.getChildren().clear();
        advice.single().stream()
                .limit(MOST)
                .forEach(cost -> add(words.say("copies.advice.single", name(cost.path()), Bands.time(cost.nanos()))));
        Advice.Split split = advice.split();
        add(split == null ? words.say("copies.advice.nosplit") : split(split));
    }

    private List<CostModel> models() {
        List<String> shown = look.paths().stream()
                .filter(path -> path.group() != Group.BASELINE)
                .map(TransferPath::id)
                .toList();
        return desk.reportProperty().get().models().stream()
                .filter(model -> shown.contains(model.path()))
                .toList();
    }

    private String split(Advice.Split split) {
        return words.say(
                "copies.advice.split",
                ByteSize.of(Math.round(split.threshold())),
                name(split.small()),
                name(split.large()),
                Bands.time(split.nanos()),
                String.format(Locale.ROOT, "%.0f", 100 * split.saved()),
                String.format(Locale.ROOT, "%.0f", 100 * split.shareBelow()));
    }

    private void add(String sentence) {
        answer.getChildren().add(Cards.sentence(sentence));
    }

    private String name(String path) {
        return words.say("copies.path." + path);
    }
}
