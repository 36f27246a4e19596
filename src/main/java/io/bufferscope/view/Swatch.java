package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.Canvas;

/// A small picture that neither scrolls nor answers, as in a legend.
public final class Swatch extends Canvas {

    private final Picture picture;
    private Look look;
    private double scale = 1;

    public Swatch(Picture picture, Look look) {
        this.picture = picture;
        this.look = look;
        paint();
    }

    public void look(Look newLook) {
        look = newLook;
        paint();
    }

    public void zoom(double newScale) {
        scale = newScale;
        paint();
    }

    private void paint() {
        setWidth(Math.ceil(picture.width() * scale));
        setHeight(Math.ceil(picture.height() * scale));
        Rectangle2D all = new Rectangle2D(0, 0, picture.width(), picture.height());
        new PicturePainter(look).paint(getGraphicsContext2D(), picture, all, scale);
    }
}
