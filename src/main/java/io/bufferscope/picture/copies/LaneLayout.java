package io.bufferscope.picture.copies;

import io.bufferscope.picture.LineBreaks;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.List;

/// The layout of lanes, one below the other: a pure function from lanes to a picture.
///
/// A lane is a group with the id `lane:ID`; its token has the same id in every picture, so that it glides.
public final class LaneLayout {

    private static final double LEFT = 16;
    private static final double HEAD = 24;
    private static final double BOX = 60;
    private static final double BELOW = 24;
    private static final double GAP = 82;
    private static final double LEAST_GAP = 66;
    private static final double WIDEST = 138;
    private static final double NARROWEST = 78;
    /// Pixels at the right for figure and detail.
    private static final double FIGURES = 168;
    /// Width of a place that leaves room for figures beside.
    private static final double COMFORTABLE = 92;

    private static final double WORDS = 11;

    private LaneLayout() {}

    /// Draws lanes.
    ///
    /// @param width pixels that should be enough
    /// @param chosen id of the lane that is outlined, or empty
    /// @param hop how many hops the tokens have made; a lane with fewer has its token at its end
    public static Picture picture(List<Lane> lanes, double width, String chosen, int hop) {
        int most = lanes.stream().mapToInt(lane -> lane.stops().size()).max().orElse(1);
        double room = width - 2 * LEFT;
        boolean beside = room - FIGURES >= most * COMFORTABLE + (most - 1) * GAP;
        double stretch = beside ? room - FIGURES : room;
        double gap = most < 2 ? GAP : Math.clamp((stretch - most * NARROWEST) / (most - 1), LEAST_GAP, GAP);
        double box = Math.clamp((stretch - (most - 1) * gap) / most, NARROWEST, WIDEST);
        double whole = Math.max(width, 2 * LEFT + most * box + (most - 1) * gap);
        List<Shape> shapes = new ArrayList<>();
        double y = 8;
        for (Lane lane : lanes) {
            Row row = new Row(lane, y, box, gap, beside, whole);
            shapes.add(row.group(lane.id().equals(chosen), hop));
            y += row.height() + BELOW;
        }
        return new Picture(whole, y, List.copyOf(shapes));
    }

    /// A lane at its place.
    ///
    /// @param top its upper edge
    /// @param box width of a place
    /// @param gap pixels between two places
    /// @param beside whether figures stand at the right; else below the title
    private record Row(Lane lane, double top, double box, double gap, boolean beside, double width) {

        double height() {
            return HEAD + (beside ? 0 : 18) + BOX;
        }

        double boxTop() {
            return top + height() - BOX;
        }

        double x(int stop) {
            return LEFT + stop * (box + gap);
        }

        String id() {
            return "lane:" + lane.id();
        }

        Shape group(boolean chosen, int hop) {
            List<Shape> shapes = new ArrayList<>();
            Style ground = chosen ? Style.POOL_CHOSEN : Style.PLAIN;
            shapes.add(
                    new Shape.Rect(id() + "/ground", ground, 4, top - 4, width - 8, height() + 14, 6, lane.sentence()));
            title(shapes);
            figures(shapes);
            for (int i = 0; i < lane.moves().size(); i++) {
                new Arrow(id() + "/hop:" + i, lane.moves().get(i), x(i) + box, boxTop() + BOX / 2, gap, crosses(i))
                        .draw(shapes);
            }
            for (int i = 0; i < lane.stops().size(); i++) {
                stop(shapes, i);
            }
            token(shapes, Math.min(hop, lane.moves().size()));
            return new Shape.Group(id(), Style.PLAIN, lane.sentence(), List.copyOf(shapes));
        }

        private boolean crosses(int move) {
            boolean from = lane.stops().get(move).zone() == Lane.Zone.USER;
            boolean to = lane.stops().get(move + 1).zone() == Lane.Zone.USER;
            return from != to;
        }

        private void title(List<Shape> shapes) {
            shapes.add(text("/title", Style.TITLE, LEFT, top + 13, lane.title(), 13, Anchor.START));
            if (!lane.badge().isEmpty()) {
                double x = LEFT + TextMetrics.bold(lane.title(), 13) + 12;
                double wide = TextMetrics.sans(lane.badge(), WORDS) + 12;
                shapes.add(new Shape.Rect(id() + "/badge", Style.COPY_BADGE, x, top, wide, 17, 4, ""));
                shapes.add(text("/badge/word", Style.FAINT, x + 6, top + 12, lane.badge(), WORDS, Anchor.START));
            }
        }

        private void figures(List<Shape> shapes) {
            if (beside) {
                double right = width - LEFT;
                double middle = boxTop() + BOX / 2;
                shapes.add(text("/figure", Style.TITLE, right, middle - 2, lane.figure(), 13, Anchor.END));
                shapes.add(text("/detail", Style.FAINT, right, middle + 16, lane.detail(), WORDS + 0.5, Anchor.END));
            } else {
                String both = lane.figure() + " · " + lane.detail();
                shapes.add(text("/figure", Style.FAINT, LEFT, top + HEAD + 8, both, WORDS + 0.5, Anchor.START));
            }
        }

        private void stop(List<Shape> shapes, int index) {
            Lane.Stop stop = lane.stops().get(index);
            String id = id() + "/stop:" + index;
            String tip = stop.name() + " · " + stop.owner();
            shapes.add(new Shape.Rect(id, style(stop.zone()), x(index), boxTop(), box, BOX, 5, tip));
            double middle = x(index) + box / 2;
            List<String> lines = LineBreaks.of(stop.name(), box - 8, WORDS);
            double y = boxTop() + (lines.size() > 2 ? 13 : 30 - 7.0 * lines.size());
            for (int i = 0; i < lines.size(); i++) {
                shapes.add(text(
                        "/stop:" + index + "/name:" + i, Style.TEXT, middle, y, lines.get(i), WORDS, Anchor.MIDDLE));
                y += 13.5;
            }
            double low = boxTop() + BOX - 6;
            shapes.add(text("/stop:" + index + "/owner", Style.SMALL, middle, low, stop.owner(), 10, Anchor.MIDDLE));
        }

        private static Style style(Lane.Zone zone) {
            return switch (zone) {
                case USER -> Style.COPY_USER;
                case KERNEL -> Style.COPY_KERNEL;
                case DEVICE -> Style.COPY_DEVICE;
            };
        }

        private void token(List<Shape> shapes, int at) {
            String disc = "M -7 0 C -7 -3.9 -3.9 -7 0 -7 C 3.9 -7 7 -3.9 7 0 C 7 3.9 3.9 7 0 7 C -3.9 7 -7 3.9 -7 0 Z";
            shapes.add(new Shape.Path(id() + "/token", Style.COPY_TOKEN, x(at) + box / 2, boxTop(), disc));
        }

        private Shape text(String name, Style style, double x, double y, String text, double size, Anchor anchor) {
            return new Shape.Text(id() + name, style, x, y, text, size, anchor, false);
        }
    }

    /// An arrow with its words.
    ///
    /// @param x where it begins
    /// @param gap how far it goes
    /// @param crosses whether it passes between a process and the kernel
    private record Arrow(String id, Lane.Move move, double x, double y, double gap, boolean crosses) {

        void draw(List<Shape> shapes) {
            double end = x + gap - 8;
            double middle = x + gap / 2;
            if (crosses) {
                shapes.add(new Shape.Line(id + "/border", Style.COPY_BORDER, middle, y - 28, middle, y + 28));
            }
            shapes.add(new Shape.Line(id + "/line", style(), x + 3, y, end, y));
            shapes.add(new Shape.Path(id + "/head", head(), end, y, "M 0 -4.5 L 7 0 L 0 4.5 Z"));
            words(shapes, "/word", Style.TEXT, middle, y - 8, move.word());
            words(shapes, "/call", Style.SMALL, middle, y + 14, move.call());
            words(shapes, "/known", Style.FAINT, middle, y + (move.call().isEmpty() ? 14 : 26), move.known());
            shapes.add(new Shape.Rect(id, Style.PLAIN, x, y - 30, gap, 60, 0, move.tip()));
        }

        private void words(List<Shape> shapes, String name, Style style, double middle, double base, String text) {
            if (!text.isEmpty()) {
                double wide = TextMetrics.sans(text, 10) + 4;
                shapes.add(new Shape.Rect(
                        id + name + "/plate", Style.WRITABLE, middle - wide / 2, base - 9.5, wide, 12.5, 2, ""));
                shapes.add(new Shape.Text(id + name, style, middle, base, text, 10, Anchor.MIDDLE, false));
            }
        }

        private Style style() {
            return switch (move.mover()) {
                case CPU -> Style.COPY_BY_CPU;
                case DMA -> Style.COPY_BY_DMA;
                case REFERENCE -> Style.COPY_BY_REFERENCE;
                case NONE -> Style.COPY_NONE;
            };
        }

        private Style head() {
            return switch (move.mover()) {
                case CPU -> Style.COPY_CPU_HEAD;
                case DMA -> Style.COPY_DMA_HEAD;
                case REFERENCE, NONE -> Style.COPY_REFERENCE_HEAD;
            };
        }
    }
}
