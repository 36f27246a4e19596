package io.bufferscope.cli;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.PngWriter;
import io.bufferscope.view.Toolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The writer of pictures of steps into a folder, as `step-0007.svg`.
final class Pictures {

    private final Path folder;
    private final PictureFormat format;
    private final RenderCommand.Size size;
    private final Drawing drawing;
    private final Theme theme;
    private final Lives lives = new Lives();

    Pictures(Path folder, PictureFormat format, RenderCommand.Size size, Theme theme, Drawing drawing) {
        this.folder = folder;
        this.format = format;
        this.size = size;
        this.theme = theme;
        this.drawing = drawing;
    }

    /// Writes one picture for each step and returns how many.
    long write(Trace trace, StepRange range) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new Failure(Failure.USAGE, folder + " is a file: name a folder for the pictures.");
        }
        if (format == PictureFormat.png) {
            Toolkit.headless();
        }
        try {
            Files.createDirectories(folder);
            return writeAll(trace, range);
        } catch (IOException e) {
            String reason = "The pictures cannot be written into " + folder + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        } finally {
            if (format == PictureFormat.png) {
                Toolkit.stop();
            }
        }
    }

    private long writeAll(Trace trace, StepRange range) throws IOException {
        Frame before = tellLives(trace, range.first() - 1);
        int digits = Math.max(4, Long.toString(trace.steps()).length());
        Iterator<Frame> frames = trace.frames(range.first(), range.last());
        long count = 0;
        while (frames.hasNext()) {
            Frame frame = frames.next();
            String name = String.format(Locale.ROOT, "step-%0" + digits + "d.%s", frame.step(), format);
            lives.tell(before, frame);
            write(picture(frame, before), folder.resolve(name), frame);
            before = frame;
            count++;
        }
        return count;
    }

    /// Learns the lives of all steps before those that are drawn.
    ///
    /// @return the frame of the last of them; null if there is none
    private @Nullable Frame tellLives(Trace trace, long last) {
        Frame before = null;
        Iterator<Frame> frames = trace.frames(1, last);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            lives.tell(before, frame);
            before = frame;
        }
        return before;
    }

    private Picture picture(Frame frame, @Nullable Frame before) {
        Picture picture = drawing.picture(frame, before, lives);
        return new Picture(picture.width(), Math.max(picture.height(), size.height()), picture.shapes());
    }

    private void write(Picture picture, Path file, Frame frame) throws IOException {
        switch (format) {
            case svg -> Files.writeString(file, new SvgWriter(Palette.of(theme)).write(picture, title(frame)));
            case png -> PngWriter.write(picture, theme, 2, file);
        }
    }

    private static String title(Frame frame) {
        return "step " + frame.step() + ", line " + frame.site().line();
    }
}
