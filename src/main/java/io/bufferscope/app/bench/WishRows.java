package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.BenchCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The benchmarks and parameters of the chosen subject, each a button that is in or out.
final class WishRows extends VBox {

    private final Words words;
    private final ReadOnlyObjectWrapper<Wish> wish;

    WishRows(Words words, BenchView look) {
        this.words = words;
        this.wish = new ReadOnlyObjectWrapper<>(Wish.all(look.subjectProperty().get()));
        getStyleClass().add(AppStyles.CARD_FORM);
        look.subjectProperty().subscribe(subject -> wish.set(Wish.all(subject)));
        wish.subscribe((before, now) -> {
            if (before.subject() != now.subject()) {
                fill();
            }
        });
        words.messagesProperty().subscribe(messages -> fill());
    }

    /// What is wanted now.
    ReadOnlyObjectProperty<Wish> wishProperty() {
        return wish.getReadOnlyProperty();
    }

    private void fill() {
        List<Node> rows = new ArrayList<>();
        Wish now = wish.get();
        FlowPane methods = Cards.flow(head(words.say("bench.methods")));
        for (BenchCatalog.Entry entry : now.subject().entries()) {
            String name = entry.name();
            String method = name.substring(name.lastIndexOf('.') + 1);
            methods.getChildren().add(toggle(method, now.methods().contains(name), in -> wish(name, in)));
        }
        rows.add(methods);
        now.values().forEach((domain, chosen) -> rows.add(row(domain, chosen)));
        getChildren().setAll(rows);
    }

    private Node row(Wish.Domain domain, Set<String> chosen) {
        FlowPane row = Cards.flow(head(title(domain)));
        for (String value : domain.legal()) {
            row.getChildren().add(toggle(value, chosen.contains(value), in -> wish(domain, value, in)));
        }
        return row;
    }

    /// The parameter, with the benchmarks that have it if others have one of the same name.
    private String title(Wish.Domain domain) {
        Wish now = wish.get();
        boolean alone = now.values().keySet().stream()
                        .filter(each -> each.param().equals(domain.param()))
                        .count()
                == 1;
        return alone
                ? domain.param()
                : domain.param() + " ("
                        + now.subject().entries().stream()
                                .filter(entry -> Wish.domains(entry).contains(domain))
                                .map(entry ->
                                        entry.name().substring(entry.name().lastIndexOf('.') + 1))
                                .collect(Collectors.joining(", "))
                        + ")";
    }

    private static Label head(String text) {
        Label head = Cards.cell(text, AppStyles.MUTED);
        head.setWrapText(true);
        return head;
    }

    /// The taker of whether something is in.
    private interface InOrOut {
        void set(boolean in);
    }

    private static ToggleButton toggle(String text, boolean in, InOrOut change) {
        ToggleButton button = new ToggleButton(text);
        button.setMnemonicParsing(false);
        button.setSelected(in);
        button.getStyleClass().add(AppStyles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> change.set(button.isSelected()));
        return button;
    }

    private void wish(String method, boolean in) {
        Wish now = wish.get();
        wish.set(new Wish(now.subject(), changed(now.methods(), method, in), now.values()));
    }

    private void wish(Wish.Domain domain, String value, boolean in) {
        Wish now = wish.get();
        Map<Wish.Domain, Set<String>> values = new LinkedHashMap<>(now.values());
        values.put(domain, changed(values.getOrDefault(domain, Set.of()), value, in));
        wish.set(new Wish(now.subject(), now.methods(), values));
    }

    private static Set<String> changed(Set<String> all, String one, boolean in) {
        Set<String> changed = new LinkedHashSet<>(all);
        if (in) {
            changed.add(one);
        } else {
            changed.remove(one);
        }
        return changed;
    }
}
