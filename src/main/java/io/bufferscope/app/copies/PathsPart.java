package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Picture;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The paths of a payload: lanes, figures, cost model.
final class PathsPart implements Part {

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final LanePane lanes;
    private final StepBar bar;
    private final BorderPane content = new BorderPane();
    private final ObservableValue<String> subject;

    PathsPart(Surroundings surroundings, CopiesDesk desk, CopiesView look, boolean strace) {
        Manner manner = surroundings.manner();
        this.words = manner.words();
        this.look = look;
        this.lanes = new LanePane(manner, desk, look);
        this.desk = desk;
        this.bar = new StepBar(words, look.hops(), "copies.hop");
        this.subject = words.of(() -> look.groupProperty().get().word(words.messages()), look.groupProperty());
        SplitPane split = new SplitPane(new VBox(groups(manner), lanes), Cards.side(cards(surroundings, desk, strace)));
        VBox.setVgrow(lanes, Priority.ALWAYS);
        manner.onZoom(scale -> split.setDividerPositions(scale < 1.5 ? 0.7 : 0.62));
        content.setCenter(split);
        content.setBottom(bar);
        Stream.of(look.all()).forEach(part -> part.addListener(change -> tell()));
        desk.reportProperty().subscribe(report -> tell());
        words.messagesProperty().subscribe(messages -> tell());
    }

    /// Says which hop the payload has just made.
    private void tell() {
        TransferPath path = look.pathProperty().get();
        int hop = Math.min(look.hops().atProperty().get(), path.hops().size());
        String name = path.name(words.messages());
        String size = ByteSize.of(look.sizeProperty().get());
        if (hop == 0) {
            String place = path.hops().getFirst().from().name(words.messages());
            bar.say(words.say("copies.hop.start", name, size, place));
            return;
        }
        List<Evidence> known =
                Known.of(path, desk.observed(path, look.sizeProperty().get()));
        String made = new LaneMaker(words.messages()).hop(path.hops().get(hop - 1), known.get(hop - 1));
        bar.say(words.say("copies.hop.made", name, hop, size, made));
    }

    private Node groups(Manner manner) {
        ComboBox<Group> box =
                Cards.box(words, "copies.group", CopiesView.groups(), group -> group.word(words.messages()));
        box.valueProperty().bindBidirectional(look.groupProperty());
        Node legend = new CopiesLegend(manner);
        box.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(legend, Priority.ALWAYS);
        HBox row = new HBox(box, legend);
        row.getStyleClass().add(CopiesStyles.BAR);
        Landmarks.mark(row);
        return row;
    }

    private List<Node> cards(Surroundings surroundings, CopiesDesk desk, boolean strace) {
        Manner manner = surroundings.manner();
        return List.of(
                new MeasureCard(words, desk, look),
                new EvidenceCard(words, desk, look),
                new CostCard(manner, desk, look),
                new ArticleCard(words, look),
                new StagesCard(manner, desk, look),
                new FiguresCard(words, desk, look),
                new AdviceCard(words, desk, look, surroundings.files()),
                new SystemCallsCard(words, desk, look, strace));
    }

    @Override
    public String key() {
        return "plays.part.paths";
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject;
    }

    @Override
    public void move(int by) {
        look.hops().move(by);
    }

    @Override
    public void first() {
        look.hops().first();
    }

    @Override
    public void last() {
        look.hops().last();
    }

    @Override
    public void playOrPause() {
        look.hops().playOrPause();
    }

    @Override
    public void choose(int by) {
        var paths = look.paths();
        int at = paths.indexOf(look.pathProperty().get());
        look.pathProperty().set(paths.get(Math.clamp(at + by, 0, paths.size() - 1)));
    }

    @Override
    public void focus() {
        lanes.focus();
    }

    @Override
    public @Nullable Picture picture() {
        return lanes.picture();
    }

    @Override
    public void close() {
        look.hops().close();
    }
}
