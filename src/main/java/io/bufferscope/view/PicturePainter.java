package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.theme.Pattern;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;

/// The one painter of pictures on a canvas; window and PNG files share it.
final class PicturePainter {

    private final Look look;

    PicturePainter(Look look) {
        this.look = look;
    }

    /// Paints the part of a picture that lies in `part` (in picture coordinates) at the canvas origin.
    ///
    /// @param scale canvas pixels per picture pixel
    void paint(GraphicsContext canvas, Picture picture, Rectangle2D part, double scale) {
        canvas.save();
        canvas.setFill(look.background());
        canvas.fillRect(0, 0, part.getWidth() * scale, part.getHeight() * scale);
        canvas.scale(scale, scale);
        canvas.translate(-part.getMinX(), -part.getMinY());
        canvas.setTextBaseline(VPos.BASELINE);
        canvas.setLineCap(StrokeLineCap.BUTT);
        for (Shape shape : picture.shapes()) {
            paint(canvas, shape, part);
        }
        canvas.restore();
    }

    private void paint(GraphicsContext canvas, Shape shape, Rectangle2D part) {
        if (!Bounds.of(shape).touches(part)) {
            return;
        }
        switch (shape) {
            case Shape.Rect rect -> rect(canvas, rect);
            case Shape.Line line -> line(canvas, line);
            case Shape.Path path -> path(canvas, path);
            case Shape.Text text -> text(canvas, text);
            case Shape.Faded faded -> faded(canvas, faded, part);
            case Shape.Group group -> group.shapes().forEach(child -> paint(canvas, child, part));
        }
    }

    private void faded(GraphicsContext canvas, Shape.Faded faded, Rectangle2D part) {
        double before = canvas.getGlobalAlpha();
        canvas.setGlobalAlpha(before * faded.opacity());
        paint(canvas, faded.shape(), part);
        canvas.setGlobalAlpha(before);
    }

    private void rect(GraphicsContext canvas, Shape.Rect rect) {
        Look.Ink ink = look.ink(rect.style());
        double arc = rect.radius() * 2;
        if (ink.fill() != null) {
            canvas.setFill(ink.fill());
            fill(canvas, rect, arc);
        }
        if (ink.texture() != null && ink.pattern() != Pattern.NONE) {
            texture(canvas, ink, rect);
        }
        if (ink.stroke() != null && arc == 0) {
            canvas.setFill(ink.stroke());
            StraightLines.rectangle(canvas, rect, ink);
        } else if (ink.stroke() != null) {
            stroke(canvas, ink);
            canvas.strokeRoundRect(rect.x(), rect.y(), rect.width(), rect.height(), arc, arc);
        }
    }

    private static void fill(GraphicsContext canvas, Shape.Rect rect, double arc) {
        if (arc == 0) {
            canvas.fillRect(rect.x(), rect.y(), rect.width(), rect.height());
        } else {
            canvas.fillRoundRect(rect.x(), rect.y(), rect.width(), rect.height(), arc, arc);
        }
    }

    private static void texture(GraphicsContext canvas, Look.Ink ink, Shape.Rect rect) {
        canvas.setFill(ink.texture());
        canvas.setStroke(ink.texture());
        canvas.setLineWidth(1);
        canvas.setLineDashes((double[]) null);
        Texture.draw(canvas, ink.pattern(), rect.x(), rect.y(), rect.width(), rect.height());
    }

    private void line(GraphicsContext canvas, Shape.Line line) {
        Look.Ink ink = look.ink(line.style());
        if (ink.stroke() == null) {
            return;
        }
        if (line.x1() == line.x2() || line.y1() == line.y2()) {
            canvas.setFill(ink.stroke());
            StraightLines.line(canvas, line.x1(), line.y1(), line.x2(), line.y2(), ink);
        } else {
            stroke(canvas, ink);
            canvas.strokeLine(line.x1(), line.y1(), line.x2(), line.y2());
        }
    }

    private void path(GraphicsContext canvas, Shape.Path path) {
        Look.Ink ink = look.ink(path.style());
        PathData.trace(canvas, path.data(), path.x(), path.y());
        if (ink.fill() != null && path.data().indexOf('Z') >= 0) {
            canvas.setFill(ink.fill());
            canvas.fill();
        }
        if (ink.stroke() != null) {
            stroke(canvas, ink);
            canvas.stroke();
        }
    }

    private void text(GraphicsContext canvas, Shape.Text text) {
        Look.Ink ink = look.ink(text.style());
        if (ink.fill() == null && ink.stroke() == null) {
            return;
        }
        canvas.setFill(ink.fill() == null ? ink.stroke() : ink.fill());
        canvas.setFont(look.font(text.mono(), ink.bold(), text.size()));
        canvas.setTextAlign(alignment(text.anchor()));
        canvas.fillText(text.text(), text.x(), text.y());
    }

    private static TextAlignment alignment(Shape.Anchor anchor) {
        return switch (anchor) {
            case START -> TextAlignment.LEFT;
            case MIDDLE -> TextAlignment.CENTER;
            case END -> TextAlignment.RIGHT;
        };
    }

    private static void stroke(GraphicsContext canvas, Look.Ink ink) {
        canvas.setStroke(ink.stroke());
        canvas.setLineWidth(ink.width());
        canvas.setLineDashes(ink.dashes());
    }
}
