package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.allocator.BuddyLayout;
import io.bufferscope.picture.allocator.BuddyPlay;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A page of history: the buddy tree of Netty 4.1 as a model to play with, apart from every live allocator.
final class BuddyPage extends VBox {

    private static final List<String> SIZES =
            List.of("4 KiB", "8 KiB", "24 KiB", "100 KiB", "1 MiB", "5 MiB", "20 MiB");

    private final Words words;
    private final PictureView view;
    private final TextField size = new TextField("100 KiB");
    private final ComboBox<String> held = new ComboBox<>();
    private final Label wrong = new Label();
    private final Pulse redraw = new Pulse(this::redraw);
    private BuddyPlay play = BuddyPlay.begin();

    /// @param leave goes back to the live allocators
    BuddyPage(Manner manner, Runnable leave) {
        this.words = manner.words();
        this.view = new PictureView(manner.look());
        Button back = Controls.button(Feather.ARROW_LEFT, words.of("buddy.back"), leave);
        Label model = Controls.label(words.of("buddy.model"), AppStyles.CHIP, AppStyles.CHIP_WARNING);
        model.setMinWidth(USE_PREF_SIZE);
        Label title = Controls.label(words.of("buddy.title"), AppStyles.CARD_TITLE);
        title.setWrapText(true);
        Label told = Controls.label(words.of("buddy.about"), AppStyles.MUTED);
        told.setWrapText(true);
        told.setMinHeight(USE_PREF_SIZE);
        FlowPane tools = tools();
        getStyleClass().addAll(AppStyles.ROOM_PANE, PoolStyles.BUDDY);
        getChildren().addAll(Controls.row(AppStyles.CARD_FLOW, back, model, title), told, tools, view);
        VBox.setVgrow(view, Priority.ALWAYS);
        Landmarks.mark(tools, view);
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> redraw.request());
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            redraw.request();
        });
        words.messagesProperty().subscribe(messages -> redraw.request());
    }

    private FlowPane tools() {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add(AppStyles.CARD_FLOW);
        for (String text : SIZES) {
            Button button = new Button(text);
            button.getStyleClass().addAll(AppStyles.MONO, AppStyles.SMALL);
            button.setOnAction(event -> allocate(text));
            button.accessibleTextProperty().bind(words.of(() -> words.say("pool.allocate.size", text)));
            flow.getChildren().add(button);
        }
        size.setPrefColumnCount(6);
        size.getStyleClass().add(AppStyles.SMALL);
        size.accessibleTextProperty().bind(words.of("pool.size"));
        size.setOnAction(event -> allocate(size.getText()));
        held.getStyleClass().add(AppStyles.SMALL);
        held.accessibleTextProperty().bind(words.of("pool.buffer"));
        held.promptTextProperty().bind(words.of("pool.buffer.none"));
        Button release = Cards.button(words, "pool.release", this::release);
        release.disableProperty().bind(held.valueProperty().isNull());
        wrong.getStyleClass().add(AppStyles.MUTED);
        flow.getChildren()
                .addAll(
                        size,
                        Cards.button(words, "pool.allocate", () -> allocate(size.getText())),
                        held,
                        release,
                        Cards.button(words, "buddy.reset", () -> show(BuddyPlay.begin())),
                        wrong);
        return flow;
    }

    private void allocate(String text) {
        int bytes = TypedSize.of(text);
        wrong.setText(bytes > 0 ? "" : words.say("buddy.size.wrong"));
        if (bytes > 0) {
            show(play.allocate(bytes));
        }
    }

    private void release() {
        play.held().stream()
                .filter(it -> it.name().equals(held.getValue()))
                .findFirst()
                .ifPresent(it -> show(play.release(it)));
    }

    private void show(BuddyPlay next) {
        play = next;
        held.getItems().setAll(next.held().stream().map(BuddyPlay.Held::name).toList());
        held.setValue(next.held().isEmpty() ? null : next.held().getLast().name());
        redraw.request();
    }

    private void redraw() {
        double width = Math.floor(Math.max(340, view.roomWidth()));
        Picture picture = new BuddyLayout(words.messages()).picture(play, width);
        view.show(picture);
        view.setAccessibleText(sentence(picture));
    }

    private static @Nullable String sentence(Picture picture) {
        return picture.shapes().getFirst() instanceof Shape.Group group ? group.sentence() : null;
    }
}
