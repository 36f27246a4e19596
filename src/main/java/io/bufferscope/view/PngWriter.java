package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;

/// The writer of pictures as PNG files, with the painter of the window and without one.
///
/// Needs the toolkit, see [Toolkit#headless]; may be called on any thread.
public final class PngWriter {

    private static final int BAND = 2048;

    private PngWriter() {}

    /// Writes one picture; an existing file is replaced as a whole.
    ///
    /// @param scale pixels of the file per pixel of the picture, such as 1 or 2
    /// @throws IOException if the file cannot be written
    public static void write(Picture picture, Theme theme, double scale, Path file) throws IOException {
        byte[] png = FxThread.call(() -> Png.encode(image(picture, new Look(theme, Fonts.load()), scale)));
        Path part = Files.createTempFile(
                file.toAbsolutePath().getParent(), file.getFileName().toString(), ".part");
        try {
            Files.write(part, png);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    static WritableImage image(Picture picture, Look look, double scale) {
        int width = (int) Math.ceil(picture.width() * scale);
        int height = (int) Math.ceil(picture.height() * scale);
        WritableImage whole = new WritableImage(Math.max(1, width), Math.max(1, height));
        PicturePainter painter = new PicturePainter(look);
        for (int top = 0; top < height; top += BAND) {
            int rows = Math.min(BAND, height - top);
            WritableImage band = band(picture, painter, new Rectangle2D(0, top, width, rows), scale);
            whole.getPixelWriter().setPixels(0, top, width, rows, band.getPixelReader(), 0, 0);
        }
        return whole;
    }

    private static WritableImage band(Picture picture, PicturePainter painter, Rectangle2D pixels, double scale) {
        Canvas canvas = new Canvas(pixels.getWidth(), pixels.getHeight());
        Rectangle2D part =
                new Rectangle2D(0, pixels.getMinY() / scale, pixels.getWidth() / scale, pixels.getHeight() / scale);
        painter.paint(canvas.getGraphicsContext2D(), picture, part, scale);
        new Scene(new Group(canvas));
        return canvas.snapshot(new SnapshotParameters(), null);
    }
}
