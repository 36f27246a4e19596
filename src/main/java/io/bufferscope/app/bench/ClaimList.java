package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Verdict;
import io.bufferscope.view.Pulse;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The list of claims by article, with a filter; one claim is always chosen.
final class ClaimList extends VBox {

    private static final double LEAST = 170;

    private final Words words;
    private final ClaimsDesk desk;
    private final TextField text = new TextField();
    private final ComboBox<Optional<Verdict>> verdict;
    private final ListView<ClaimRow> list = new ListView<>();
    private final Label none = Cards.muted("");
    private final ReadOnlyObjectWrapper<Claim> chosen;
    private final Pulse refill = new Pulse(this::fill);
    private boolean filling;

    ClaimList(Words words, ClaimsDesk desk) {
        this.words = words;
        this.desk = desk;
        this.chosen =
                new ReadOnlyObjectWrapper<>(desk.book().claims().findFirst().orElseThrow());
        this.verdict = Cards.box(words, "bench.claims.verdict", verdicts(), this::say);
        verdict.setValue(Optional.empty());
        verdict.setMaxWidth(Double.MAX_VALUE);
        verdict.valueProperty().subscribe(value -> refill.request());
        text.promptTextProperty().bind(words.of("bench.claims.filter"));
        text.accessibleTextProperty().bind(words.of("bench.claims.filter"));
        text.getStyleClass().add(AppStyles.SMALL);
        text.textProperty().subscribe(value -> refill.request());
        list.setCellFactory(view -> new ClaimCell(words));
        list.setPlaceholder(none);
        list.accessibleTextProperty().bind(words.of("bench.part.claims"));
        list.getStyleClass().add(BenchStyles.LIST);
        list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
        setVgrow(list, Priority.ALWAYS);
        VBox filter = new VBox(text, verdict);
        filter.getStyleClass().add(BenchStyles.FILTER);
        getChildren().addAll(filter, list);
        setMinWidth(LEAST);
        SplitPane.setResizableWithParent(this, false);
        Landmarks.mark(this);
        desk.changesProperty().subscribe(count -> refill.request());
        words.messagesProperty().subscribe(messages -> refill.request());
    }

    private static List<Optional<Verdict>> verdicts() {
        return Stream.concat(
                        Stream.of(Optional.<Verdict>empty()),
                        Stream.of(Verdict.values()).map(Optional::of))
                .toList();
    }

    private String say(Optional<Verdict> which) {
        ClaimWords claims = new ClaimWords(words.messages());
        return which.map(claims::marked).orElseGet(() -> words.say("bench.claims.all"));
    }

    /// The claim that is looked at.
    ReadOnlyObjectProperty<Claim> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// Shows a claim; a filter that hides it is lifted.
    void show(Claim claim) {
        chosen.set(claim);
        if (rows().stream().noneMatch(row -> isOf(row, claim))) {
            text.clear();
            verdict.setValue(Optional.empty());
        }
        fill();
        list.scrollTo(list.getSelectionModel().getSelectedItem());
    }

    /// Chooses the claim some places further down.
    void move(int by) {
        List<Claim> claims = rows().stream()
                .filter(ClaimRow.Entry.class::isInstance)
                .map(row -> ((ClaimRow.Entry) row).finding().claim())
                .toList();
        if (!claims.isEmpty()) {
            int at = claims.indexOf(chosen.get());
            show(claims.get(Math.clamp(at + by, 0, claims.size() - 1)));
        }
    }

    /// Takes the keyboard.
    void focusOn() {
        list.requestFocus();
    }

    private List<ClaimRow> rows() {
        ClaimFilter filter = new ClaimFilter(text.getText(), verdict.getValue().orElse(null));
        return ClaimRow.of(desk.book(), desk.findings(), filter, new ClaimWords(words.messages()));
    }

    private void fill() {
        filling = true;
        none.setText(words.say("bench.claims.none"));
        replace(rows());
        list.getItems().stream()
                .filter(row -> isOf(row, chosen.get()))
                .findFirst()
                .ifPresent(row -> list.getSelectionModel().select(row));
        filling = false;
    }

    /// Leaves rows that stay what they are, so that the list does not jump while findings come in.
    private void replace(List<ClaimRow> rows) {
        List<ClaimRow> items = list.getItems();
        if (items.size() != rows.size()) {
            list.getItems().setAll(rows);
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            if (!items.get(i).equals(rows.get(i))) {
                items.set(i, rows.get(i));
            }
        }
    }

    private void selected(@Nullable ClaimRow row) {
        if (!filling && row instanceof ClaimRow.Entry entry) {
            chosen.set(entry.finding().claim());
        }
    }

    private static boolean isOf(ClaimRow row, Claim claim) {
        return row instanceof ClaimRow.Entry entry && entry.finding().claim().equals(claim);
    }
}
