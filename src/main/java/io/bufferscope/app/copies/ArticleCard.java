package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A table of an article, with the lines fitted to it and what of it cannot be right.
final class ArticleCard extends VBox {

    /// What the article's network carries, in gigabits per second.
    private static final double WIRE = 100;

    private static final String WARNING = "⚠ ";

    private final Words words;
    private final CopiesView look;
    private final GridPane table = Cards.table();
    private final VBox sentences = new VBox();

    ArticleCard(Words words, CopiesView look) {
        this.words = words;
        this.look = look;
        sentences.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(Controls.label(words.of("articles.card"), AppStyles.CARD_TITLE), choice(), table, sentences);
        look.articleProperty().subscribe(article -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private FlowPane choice() {
        ToggleGroup group = new ToggleGroup();
        FlowPane flow = Cards.flow();
        for (ArticleTable article : ArticleTable.all()) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(words.of("articles.table." + article.id()));
            button.getStyleClass().add(AppStyles.SMALL);
            button.setToggleGroup(group);
            button.setOnAction(event -> look.articleProperty().set(button.isSelected() ? article : null));
            flow.getChildren().add(button);
        }
        return flow;
    }

    private void show() {
        ArticleTable article = look.articleProperty().get();
        table.getChildren().clear();
        sentences.getChildren().clear();
        Controls.show(table, article != null);
        if (article == null) {
            sentences.getChildren().add(Cards.muted(words.say("articles.how")));
            return;
        }
        rows(article);
        for (int column = 0; column < article.columns().size(); column++) {
            line(article, column);
        }
        article.contradictions().forEach(contradiction -> contradiction(article, contradiction));
        add(words.say("articles.source", article.article()));
    }

    /// Gives all ways equal room.
    private void columns(int ways) {
        table.getColumnConstraints().clear();
        for (int column = 0; column <= ways; column++) {
            ColumnConstraints width = new ColumnConstraints();
            if (column > 0) {
                width.setPrefWidth(1);
                width.setHgrow(Priority.ALWAYS);
            }
            table.getColumnConstraints().add(width);
        }
    }

    private void rows(ArticleTable article) {
        columns(article.columns().size());
        table.add(Cards.cell(words.say("copies.figures.size"), AppStyles.MUTED), 0, 0);
        for (int column = 0; column < article.columns().size(); column++) {
            table.add(Cards.muted(name(article, column)), column + 1, 0);
        }
        int row = 1;
        for (ArticleTable.Row each : article.rows()) {
            table.add(Cards.cell(ByteSize.of(each.size()), AppStyles.MONO), 0, row);
            for (int column = 0; column < each.nanos().size(); column++) {
                table.add(cell(article, each, column), column + 1, row);
            }
            row++;
        }
    }

    private static Label cell(ArticleTable article, ArticleTable.Row row, int column) {
        boolean wrong = article.contradictions().contains(new ArticleTable.Contradiction(column, row.size()))
                || article.fasterThanWire(column, WIRE).contains(row.size()) && overWire(article, column);
        String time = Digits.time(row.nanos().get(column));
        return wrong
                ? Cards.cell(WARNING + time, AppStyles.MONO, AppStyles.CHIP_WARNING)
                : Cards.cell(time, AppStyles.MONO);
    }

    private static boolean overWire(ArticleTable article, int column) {
        return article.columns().get(column).startsWith("model.rdma");
    }

    private void line(ArticleTable article, int column) {
        CostModel model = article.model(column);
        add(words.say(
                "articles.model",
                name(article, column),
                Digits.time(model.fixed().value()),
                String.format(Locale.ROOT, "%.3g ns", model.perByte().value() * 1024)));
        if (overWire(article, column)) {
            article.fasterThanWire(column, WIRE)
                    .forEach(size -> add(WARNING
                            + words.say(
                                    "articles.wire",
                                    name(article, column),
                                    ByteSize.of(size),
                                    Digits.time(size * Byte.SIZE / WIRE))));
        }
    }

    private void contradiction(ArticleTable article, ArticleTable.Contradiction contradiction) {
        ArticleTable.@Nullable Row before = null;
        for (ArticleTable.Row row : article.rows()) {
            if (row.size() == contradiction.size() && before != null) {
                int column = contradiction.column();
                add(WARNING
                        + words.say(
                                "articles.contradiction",
                                name(article, column),
                                ByteSize.of(row.size()),
                                Digits.time(row.nanos().get(column)),
                                ByteSize.of(before.size()),
                                Digits.time(before.nanos().get(column))));
            }
            before = row;
        }
    }

    private String name(ArticleTable article, int column) {
        return words.say("copies.path." + article.columns().get(column));
    }

    private void add(String sentence) {
        sentences.getChildren().add(Cards.sentence(sentence));
    }
}
