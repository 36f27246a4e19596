package io.bufferscope.cli;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
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
    private final Theme theme;
    private final Messages messages;

    Pictures(Path folder, PictureFormat format, RenderCommand.Size size, Theme theme, Messages messages) {
        this.folder = folder;
        this.format = format;
        this.size = size;
        this.theme = theme;
        this.messages = messages;
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
        Frame before = range.first() > 1 ? trace.frame(range.first() - 1) : null;
        int digits = Math.max(4, Long.toString(trace.steps()).length());
        Iterator<Frame> frames = trace.frames(range.first(), range.last());
        long count = 0;
        while (frames.hasNext()) {
            Frame frame = frames.next();
            String name = String.format(Locale.ROOT, "step-%0" + digits + "d.%s", frame.step(), format);
            write(picture(frame, before), folder.resolve(name), frame);
            before = frame;
            count++;
        }
        return count;
    }

    private Picture picture(Frame frame, @Nullable Frame before) {
        Picture picture = new TapeLayout(messages).picture(frame, before, TapeOptions.of(size.width()));
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
