package io.bufferscope.picture.copies;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The picture of two ends with their things: beside each other with what ties these together, or below each other
/// where
/// there is no room for that.
public final class SiteLayout {

    private static final double EDGE = 8;
    private static final double BETWEEN = 64;
    private static final double NARROWEST = 250;
    private static final double HEAD = 46;
    private static final double GAP = 8;

    private final List<Shape> shapes = new ArrayList<>();
    /// Where the middle of a box is, by id.
    private final Map<String, Double> middles = new HashMap<>();

    private final double wide;
    private final boolean beside;

    private SiteLayout(double width) {
        this.beside = width >= 2 * EDGE + BETWEEN + 2 * NARROWEST;
        this.wide = beside ? (width - 2 * EDGE - BETWEEN) / 2 : Math.max(NARROWEST, width - 2 * EDGE);
    }

    /// Draws ends.
    ///
    /// @param width pixels that there are
    public static Picture picture(Site near, Site far, double width) {
        return new SiteLayout(width).draw(near, far);
    }

    private Picture draw(Site near, Site far) {
        return beside ? drawBeside(near, far) : drawBelow(near, far);
    }

    private Picture drawBelow(Site near, Site far) {
        site("near", near, EDGE, EDGE, height(near));
        site("far", far, EDGE, 2 * EDGE + height(near), height(far));
        return new Picture(2 * EDGE + wide, 3 * EDGE + height(near) + height(far), List.copyOf(shapes));
    }

    private Picture drawBeside(Site near, Site far) {
        double height = Math.max(height(near), height(far));
        site("near", near, EDGE, EDGE, height);
        site("far", far, EDGE + wide + BETWEEN, EDGE, height);
        near.boxes().stream()
                .filter(box -> middles.containsKey(box.peer()))
                .forEach(box ->
                        tie(box.id(), middles.getOrDefault(box.id(), 0.0), middles.getOrDefault(box.peer(), 0.0)));
        return new Picture(2 * EDGE + 2 * wide + BETWEEN, height + 2 * EDGE, List.copyOf(shapes));
    }

    private static double height(Site site) {
        return HEAD
                + site.boxes().stream()
                        .mapToDouble(box -> BoxShapes.height(box) + GAP)
                        .sum()
                + 4;
    }

    private void site(String id, Site site, double x, double top, double height) {
        String key = "site:" + id;
        String said = site.title() + " · " + site.note();
        shapes.add(new Shape.Rect(key, Style.POOL_BOX, x, top, wide, height, 6, said));
        shapes.add(
                new Shape.Text(key + "/title", Style.TITLE, x + 10, top + 18, site.title(), 13, Anchor.START, false));
        shapes.add(new Shape.Text(
                key + "/note", Style.FAINT, x + wide - 10, top + 18, site.note(), 11, Anchor.END, false));
        double full = wide - 20;
        shapes.add(new Shape.Rect(key + "/pinned", Style.POOL_FREE, x + 10, top + 26, full, 8, 2, site.note()));
        double part = full * Math.clamp(site.share(), 0, 1);
        shapes.add(new Shape.Rect(key + "/pinned/now", Style.POOL_SUBPAGE, x + 10, top + 26, part, 8, 2, site.note()));
        double y = top + HEAD;
        for (Site.Box box : site.boxes()) {
            double high = BoxShapes.height(box);
            middles.put(box.id(), y + 12);
            shapes.add(new BoxShapes(box, x + 8, y, wide - 16).group());
            y += high + GAP;
        }
    }

    private void tie(String id, double from, double to) {
        double left = EDGE + wide - 8;
        double right = EDGE + wide + BETWEEN + 8;
        shapes.add(new Shape.Line("tie:" + id, Style.CHART_1, left, from, right, to));
        shapes.add(
                new Shape.Path("tie:" + id + "/near", Style.CHART_MARK_1, left, from, "M 0 -4 L 4 0 L 0 4 L -4 0 Z"));
        shapes.add(new Shape.Path("tie:" + id + "/far", Style.CHART_MARK_1, right, to, "M 0 -4 L 4 0 L 0 4 L -4 0 Z"));
    }
}
