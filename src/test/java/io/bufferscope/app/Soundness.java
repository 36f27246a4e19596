package io.bufferscope.app;

import io.bufferscope.view.Screenshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/// What is wrong with a window as it is drawn: texts that are cut, lie on each other or cannot be told from their
/// ground.
///
/// JavaFX thread only.
final class Soundness {

    /// Least contrast of text by WCAG 2.2, level AA.
    private static final double CONTRAST = 4.5;
    /// The same for large text, from 18.66 px bold or 24 px.
    private static final double CONTRAST_LARGE = 3;

    private static final double TOUCHING = 1.5;

    private final Scene scene;
    private final Image image;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private record Piece(Text text, Bounds place, String whole, boolean mayBeCut, boolean disabled) {}

    private Soundness(Scene scene) {
        this.scene = scene;
        this.image = Screenshot.take(scene);
    }

    /// One sentence for each fault.
    static List<String> faults(Scene scene) {
        Soundness soundness = new Soundness(scene);
        soundness.collect(scene.getRoot(), new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()), false);
        soundness.check();
        return soundness.faults;
    }

    private void collect(Node node, Bounds clip, boolean disabled) {
        Bounds place = node.localToScene(node.getLayoutBounds());
        if (!node.isVisible()
                || node.getOpacity() == 0
                || (node instanceof ScrollPane && common(place, clip) == null)) {
            return;
        }
        Bounds inside = node instanceof ScrollPane || node.getClip() != null ? common(place, clip) : clip;
        if (inside == null || node.getStyleClass().contains("code-pane")) {
            return;
        }
        boolean off = disabled || node.isDisabled();
        if (node instanceof Labeled labeled && labeled.lookup(own(labeled)) instanceof Text text) {
            add(text, labeled.getText(), labeled.getTooltip() != null, inside, off);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, inside, off));
        }
    }

    /// The selector of the text that is the control's own, not that of its content.
    private static String own(Labeled labeled) {
        return labeled instanceof TitledPane ? ".title > .text" : ".text";
    }

    private void add(Text text, String whole, boolean mayBeCut, Bounds clip, boolean off) {
        Bounds place = common(text.localToScene(text.getLayoutBounds()), clip);
        boolean known = pieces.stream().anyMatch(piece -> piece.text().equals(text));
        if (place != null && !known && whole != null && !whole.isBlank() && text.isVisible()) {
            pieces.add(new Piece(text, place, whole, mayBeCut, off));
        }
    }

    private static Bounds common(Bounds a, Bounds b) {
        double left = Math.max(a.getMinX(), b.getMinX());
        double top = Math.max(a.getMinY(), b.getMinY());
        double width = Math.min(a.getMaxX(), b.getMaxX()) - left;
        double height = Math.min(a.getMaxY(), b.getMaxY()) - top;
        return width <= 0 || height <= 0 ? null : new BoundingBox(left, top, width, height);
    }

    private void check() {
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (!piece.text().getText().equals(piece.whole()) && !piece.mayBeCut()) {
                faults.add("cut, and no tooltip says the rest: " + piece.whole() + " → "
                        + piece.text().getText());
            }
            for (Piece other : pieces.subList(i + 1, pieces.size())) {
                overlap(piece, other);
            }
            if (!piece.disabled()) {
                contrast(piece);
            }
        }
    }

    private void overlap(Piece a, Piece b) {
        Bounds shared = common(a.place(), b.place());
        if (shared != null && shared.getWidth() > TOUCHING && shared.getHeight() > TOUCHING) {
            faults.add("on each other: " + a.whole() + " / " + b.whole());
        }
    }

    private void contrast(Piece piece) {
        if (piece.text().getFill() instanceof Color fill && piece.place().getHeight() > 4) {
            Color ground = ground(piece.place());
            double ratio = ratio(fill.interpolate(ground, 1 - fill.getOpacity()), ground);
            double size = piece.text().getFont().getSize();
            boolean large = size >= 24
                    || (size >= 18.66 && piece.text().getFont().getStyle().contains("Bold"));
            if (ratio < (large ? CONTRAST_LARGE : CONTRAST)) {
                faults.add("contrast %.1f: %s (%s on %s)".formatted(ratio, piece.whole(), fill, ground));
            }
        }
    }

    /// The commonest colour at a place.
    private Color ground(Bounds place) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = (int) place.getMinY(); y < Math.min(image.getHeight(), place.getMaxY()); y++) {
            for (int x = (int) place.getMinX(); x < Math.min(image.getWidth(), place.getMaxX()); x++) {
                counts.merge(image.getPixelReader().getArgb(x, y), 1, Integer::sum);
            }
        }
        int argb = counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        return Color.rgb(argb >> 16 & 255, argb >> 8 & 255, argb & 255);
    }

    private static double ratio(Color a, Color b) {
        double one = luminance(a);
        double two = luminance(b);
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
