package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The way from one picture to another: shapes with equal ids move, others fade.
///
/// Made once for two pictures and asked for each moment, so that an animation costs only what really changes.
public final class Tween {

    private final Picture before;
    private final Picture after;
    private final List<Fate> fates;

    public Tween(Picture before, Picture after) {
        this.before = before;
        this.after = after;
        this.fates = fates(before.shapes(), after.shapes());
    }

    /// The picture at a moment.
    ///
    /// @param t from 0, which gives the first picture itself, to 1, which gives the second one itself
    public Picture at(double t) {
        if (t <= 0) {
            return before;
        }
        if (t >= 1) {
            return after;
        }
        double width = mix(before.width(), after.width(), t);
        return new Picture(width, mix(before.height(), after.height(), t), shapes(fates, t));
    }

    static double mix(double from, double to, double t) {
        return from + (to - from) * t;
    }

    /// What becomes of a shape on the way.
    private sealed interface Fate {}

    private record Stays(Shape shape) implements Fate {}

    private record Moves(Shape from, Shape to) implements Fate {}

    private record Comes(Shape shape) implements Fate {}

    private record Goes(Shape shape) implements Fate {}

    private record Holds(Shape.Group group, List<Fate> parts) implements Fate {}

    private static List<Fate> fates(List<Shape> before, List<Shape> after) {
        Map<String, Shape> leaving = new HashMap<>();
        before.forEach(shape -> leaving.put(shape.id(), shape));
        List<Fate> fates = new ArrayList<>();
        for (Shape shape : after) {
            Shape old = leaving.get(shape.id());
            if (old != null && Between.canMove(old, shape)) {
                leaving.remove(shape.id());
                fates.add(fate(old, shape));
            } else {
                fates.add(new Comes(shape));
            }
        }
        List<Fate> gone = before.stream()
                .filter(shape -> leaving.containsKey(shape.id()))
                .<Fate>map(Goes::new)
                .toList();
        fates.addAll(gone);
        return fates;
    }

    private static Fate fate(Shape old, Shape shape) {
        if (old.equals(shape)) {
            return new Stays(shape);
        }
        if (old instanceof Shape.Group was && shape instanceof Shape.Group now) {
            return new Holds(now, fates(was.shapes(), now.shapes()));
        }
        return new Moves(old, shape);
    }

    private static List<Shape> shapes(List<Fate> fates, double t) {
        List<Shape> shapes = new ArrayList<>(fates.size());
        for (Fate fate : fates) {
            shapes.add(shape(fate, t));
        }
        return shapes;
    }

    private static Shape shape(Fate fate, double t) {
        return switch (fate) {
            case Stays stays -> stays.shape();
            case Moves moves -> Between.at(moves.from(), moves.to(), t);
            case Comes comes -> new Shape.Faded(comes.shape(), t);
            case Goes goes -> new Shape.Faded(goes.shape(), 1 - t);
            case Holds holds ->
                new Shape.Group(
                        holds.group().id(), holds.group().style(), holds.group().sentence(), shapes(holds.parts(), t));
        };
    }
}
