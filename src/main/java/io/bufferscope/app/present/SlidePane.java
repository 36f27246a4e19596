package io.bufferscope.app.present;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.view.Look;
import io.bufferscope.view.PictureView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The slide that is shown: title, line of the program, picture, question and text, all in one size.
///
/// The picture is drawn as large as the height that the words leave allows.
final class SlidePane extends Region {

    /// Scales that are tried, the largest first, as parts of the scale of the words.
    private static final double[] SCALES = {1.6, 1.45, 1.3, 1.15, 1, 0.85, 0.7, 0.6};

    /// The scale of a picture that fits at none of them.
    private static final double TALL = 0.85;

    private static final double TEXT = 14;
    private static final double ABOVE_CENTRE = 0.3;
    private static final int LONG_TITLE = 60;

    /// How much of an enlargement goes to the heading, which is large as it is.
    private static final double HEADING = 0.4;

    private static final Duration GLIDE = Duration.millis(350);

    private final Talk talk;
    private final Manner manner;
    private final VBox head = new VBox();
    private final PictureView view;
    private final VBox words = new VBox();
    private final QuestionPane question;
    private Narrations narrations;
    private double textSize = TEXT;
    private double roomHeight;
    private Slide.@Nullable Drawing drawing;
    private @Nullable Choice choice;
    private @Nullable Choice drawn;
    private long index = -1;

    /// A picture in the size that was found for it.
    ///
    /// @param width and
    /// @param room the height there was for it
    private record Choice(Slide.Drawing drawing, double width, double room, double scale, Picture picture) {

        double height() {
            return Math.ceil(picture.height() * scale);
        }

        boolean isFor(Slide.Drawing wanted, double inWidth, double inRoom) {
            return drawing.equals(wanted) && width == inWidth && room == inRoom;
        }
    }

    SlidePane(Talk talk, Manner manner) {
        this.talk = talk;
        this.manner = manner;
        this.view = new PictureView(manner.look());
        this.narrations = new Narrations(manner);
        this.question = new QuestionPane(talk, manner.words());
        getStyleClass().add(PresentStyles.SLIDE);
        view.setFocusTraversable(false);
        view.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        view.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        getChildren().addAll(head, view, words);
        manner.onLook(this::look);
        talk.onChange(this::refresh);
    }

    private void look(Look look) {
        view.look(look);
        narrations = new Narrations(manner);
        index = -1;
        refresh();
    }

    /// Fits the words to a screen.
    ///
    /// @param base size in pixels of words that are not enlarged
    /// @param scale how much they are
    /// @param height of the part of the screen that slides have
    void fit(double base, double scale, double height) {
        textSize = base * scale;
        roomHeight = height;
        setStyle("-fx-font-size:" + base + "px");
        head.setStyle("-fx-font-size:" + base * (1 + (scale - 1) * HEADING) + "px");
        words.setStyle("-fx-font-size:" + textSize + "px");
        requestLayout();
    }

    private void refresh() {
        Slide slide = talk.slide();
        boolean revealed = talk.isRevealed();
        if (index != talk.index()) {
            index = talk.index();
            head(slide);
        }
        String style = slide.picture() == null && slide.code().lines().isEmpty() ? PresentStyles.ALONE : PresentStyles.TEXT;
        words.getChildren().setAll(narrations.flows(slide.text(), style));
        Slide.Ask ask = slide.ask();
        if (ask != null) {
            question.show(ask, revealed);
            words.getChildren().addFirst(question);
            if (revealed) {
                words.getChildren().addAll(1, answer(ask));
            }
        }
        drawing = revealed && slide.after() != null ? slide.after() : slide.picture();
        view.setVisible(drawing != null);
        requestLayout();
    }

    private void head(Slide slide) {
        boolean lengthy = slide.title().text().length() > LONG_TITLE;
        TextFlow title = narrations.flow(slide.title(), lengthy ? PresentStyles.LONG : PresentStyles.TITLE);
        head.getChildren().setAll(title);
        if (!slide.subtitle().isEmpty()) {
            Label subtitle = new Label(slide.subtitle());
            subtitle.setWrapText(true);
            subtitle.setMinHeight(USE_PREF_SIZE);
            subtitle.getStyleClass().add(PresentStyles.SUBTITLE);
            head.getChildren().add(subtitle);
        }
        if (!slide.code().lines().isEmpty()) {
            head.getChildren().add(narrations.code(slide.code()));
        }
    }

    private List<TextFlow> answer(Slide.Ask ask) {
        List<Narration> lines = new ArrayList<>(ask.because());
        if (ask.options().isEmpty()) {
            lines.addFirst(MarkdownLines.words(manner.words().say("handout.answer") + " " + ask.answer()));
        }
        return narrations.flows(lines, PresentStyles.ANSWER);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        Insets pad = getInsets();
        double inner = width - pad.getLeft() - pad.getRight();
        Choice chosen = choose(inner);
        double picture = chosen == null ? 0 : chosen.height() + gap();
        return pad.getTop() + height(head, inner) + gap() + picture + height(words, inner) + pad.getBottom();
    }

    private static double height(Region part, double width) {
        return Math.ceil(part.prefHeight(width));
    }

    private double gap() {
        return Math.rint(Math.min(textSize, roomHeight / 30));
    }

    @Override
    protected void layoutChildren() {
        Insets pad = getInsets();
        double width = getWidth() - pad.getLeft() - pad.getRight();
        Choice chosen = choose(width);
        double y = Math.rint(chosen == null ? topOfWords() : pad.getTop());
        head.resizeRelocate(pad.getLeft(), y, width, height(head, width));
        y += height(head, width) + gap();
        if (chosen != null) {
            view.resizeRelocate(pad.getLeft(), y, width, chosen.height());
            y += chosen.height() + gap();
            if (!chosen.equals(drawn)) {
                show(chosen);
            }
        }
        words.resizeRelocate(pad.getLeft(), y, width, height(words, width));
    }

    /// Where words without a picture begin: a little above the middle.
    private double topOfWords() {
        return getInsets().getTop() + Math.max(0, getHeight() - computeMinHeight(getWidth())) * ABOVE_CENTRE;
    }

    /// Draws the picture as large as it fits beside the words; one that does not fit makes the slide taller.
    private @Nullable Choice choose(double width) {
        Slide.Drawing wanted = drawing;
        if (wanted == null || width <= 0) {
            return null;
        }
        Insets pad = getInsets();
        double room = roomHeight
                - pad.getTop()
                - pad.getBottom()
                - height(head, width)
                - height(words, width)
                - 2 * gap();
        Choice known = choice;
        if (known == null || !known.isFor(wanted, width, room)) {
            known = choose(wanted, width, room);
            choice = known;
        }
        return known;
    }

    private Choice choose(Slide.Drawing wanted, double width, double room) {
        for (double part : SCALES) {
            Choice tried = draw(wanted, width, room, part);
            if (tried.height() <= room) {
                return tried;
            }
        }
        return draw(wanted, width, room, TALL);
    }

    private Choice draw(Slide.Drawing wanted, double width, double room, double part) {
        double scale = part * textSize / TEXT;
        return new Choice(wanted, width, room, scale, wanted.at(Math.floor(width / scale)));
    }

    private void show(Choice now) {
        Choice before = drawn;
        drawn = now;
        view.zoom(now.scale());
        boolean near = before != null && before.width() == now.width() && before.scale() == now.scale();
        if (before != null && near && !manner.reducedMotion()) {
            view.show(before.picture(), now.picture(), GLIDE);
        } else {
            view.show(now.picture());
        }
        view.setAccessibleText(sentences(now.picture()));
    }

    private static String sentences(Picture picture) {
        return picture.shapes().stream()
                .filter(Shape.Group.class::isInstance)
                .map(shape -> ((Shape.Group) shape).sentence())
                .collect(Collectors.joining("\n"));
    }
}
