package io.bufferscope.app.present;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// All that the class sees: the slide, the line below it, and what lies over both.
final class StagePane extends StackPane {

    /// Pixels of the screen that a pixel of the words' size stands for: how many lines fit.
    private static final double LINES = 38;

    private static final double COLUMNS = 52;
    private static final double SCROLLED = 0.3;

    private final Talk talk;
    private final Clock clock;
    private final Words words;
    private final SlidePane slide;
    private final ScrollPane scroll;
    private final Covers covers;
    private final Label help = new Label();
    private final Label place = new Label();
    private final Label left = new Label();
    private long index = -1;

    StagePane(Talk talk, Clock clock, Manner manner) {
        this.talk = talk;
        this.clock = clock;
        this.words = manner.words();
        this.slide = new SlidePane(talk, manner);
        this.covers = new Covers(talk);
        this.scroll = new ScrollPane(slide);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        setFocusTraversable(true);
        getStyleClass().add(PresentStyles.STAGE);
        getChildren().addAll(new BorderPane(scroll, null, null, foot(), null), covers);
        addEventFilter(MouseEvent.MOUSE_MOVED, covers::follow);
        manner.onLook(covers::look);
        widthProperty().subscribe(this::fit);
        heightProperty().subscribe(this::fit);
        scroll.viewportBoundsProperty().subscribe(this::fit);
        talk.onChange(this::refresh);
        refresh();
    }

    private HBox foot() {
        help.setWrapText(true);
        help.setMinHeight(Region.USE_PREF_SIZE);
        help.getStyleClass().add(PresentStyles.HELP);
        help.textProperty().bind(words.of("present.help"));
        place.setMinWidth(Region.USE_PREF_SIZE);
        place.getStyleClass().add(PresentStyles.PLACE);
        left.setMinWidth(Region.USE_PREF_SIZE);
        left.getStyleClass().add(PresentStyles.PLACE);
        HBox.setHgrow(help, Priority.ALWAYS);
        help.setMaxWidth(Double.MAX_VALUE);
        HBox foot = new HBox(help, left, place);
        foot.getStyleClass().add(PresentStyles.FOOT);
        return foot;
    }

    private void refresh() {
        help.setOpacity(talk.isHelping() ? 1 : 0);
        place.setText((talk.index() + 1) + " / " + talk.size());
        if (index != talk.index()) {
            index = talk.index();
            scroll.setVvalue(0);
        }
        if (!talk.isPolling()) {
            requestFocus();
        }
        fit();
        tick();
    }

    /// Shows the time that is left.
    void tick() {
        left.setText(clock.left());
        Controls.show(left, clock.isRunning());
    }

    /// Moves a slide that is taller than the screen.
    void scroll(int by) {
        scroll.setVvalue(Math.clamp(scroll.getVvalue() + by * SCROLLED, 0, 1));
    }

    void wipe() {
        covers.wipe();
    }

    private void fit() {
        double base = Math.max(10, Math.min(getHeight() / LINES, getWidth() / COLUMNS));
        double size = base * talk.scale();
        setStyle("-fx-font-size:" + base + "px");
        covers.fit(size);
        slide.fit(base, talk.scale(), scroll.getViewportBounds().getHeight());
    }
}
