package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.claims.ClaimWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;

/// The claims of four articles, each checked here and now.
final class ClaimsPart implements BenchPart {

    private final Words words;
    private final ClaimsDesk desk;
    private final ClaimList list;
    private final Consumer<String> open;
    private final ClaimsExport export;
    private final SplitPane content;
    private final HBox tools;
    private final ObservableValue<String> subject;

    /// @param open brings this part to the front and shows the claim with an id
    ClaimsPart(
            Surroundings surroundings, ClaimsDesk desk, Checking checking, ClaimPane.Ways ways, Consumer<String> open) {
        this.words = surroundings.manner().words();
        this.desk = desk;
        this.open = open;
        this.list = new ClaimList(words, desk);
        this.export = new ClaimsExport(surroundings, desk, checking);
        this.tools = new HBox(export.menu());
        this.subject = words.of(
                () -> list.chosenProperty().get().id() + " "
                        + new ClaimWords(words.messages())
                                .statement(list.chosenProperty().get()),
                list.chosenProperty());
        this.content = new SplitPane(
                list, new ClaimPane(words, desk, list, ways), Cards.side(List.of(new ChecksCard(words, desk))));
        surroundings
                .manner()
                .onZoom(scale -> content.setDividerPositions(scale < 1.5 ? 0.25 : 0.27, scale < 1.5 ? 0.79 : 0.7));
    }

    @Override
    public String key() {
        return "bench.part.claims";
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public Node tools() {
        return tools;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject;
    }

    @Override
    public void choose(int by) {
        list.move(by);
    }

    @Override
    public void focus() {
        list.focusOn();
    }

    /// Shows the claim with an id.
    void show(String id) {
        desk.book().find(id).ifPresent(list::show);
    }

    @Override
    public List<Find> finds() {
        ClaimWords claims = new ClaimWords(words.messages());
        List<Find> finds = new ArrayList<>(export.finds());
        desk.book()
                .claims()
                .map(claim ->
                        new Find(Find.Kind.CLAIM, claims.statement(claim), claim.id(), () -> open.accept(claim.id())))
                .forEach(finds::add);
        return finds;
    }

    @Override
    public void close() {
        desk.close();
        export.close();
    }
}
