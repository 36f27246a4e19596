package io.bufferscope.app.copies;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.FileWriting;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.copies.survey.SurveyRecord;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.picture.pool.RecordJson;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.view.PngWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The giving away of what is shown: the picture, or all figures as `bufferscope copies --json` writes them.
///
/// Files are written in the background, whole or not at all. JavaFX thread only.
final class CopiesExport implements AutoCloseable {

    private final FileWriting files;
    private final Surroundings surroundings;
    private final CopiesDesk desk;
    private final Supplier<@Nullable Picture> picture;

    /// @param picture what the room shows now
    CopiesExport(Surroundings surroundings, CopiesDesk desk, Supplier<@Nullable Picture> picture) {
        this.surroundings = surroundings;
        this.desk = desk;
        this.picture = picture;
        this.files = new FileWriting(surroundings);
    }

    /// The form in which something is given away.
    enum Form {
        SVG("plays.export.svg", ".svg"),
        PNG("plays.export.png", ".png"),
        PNG_DOUBLE("plays.export.png.double", "@2x.png"),
        JSON("plays.export.json", ".json");

        private final String key;
        private final String ending;

        Form(String key, String ending) {
            this.key = key;
            this.ending = ending;
        }

        /// Key of what it is called.
        String key() {
            return key;
        }
    }

    /// Each form as something that can be found.
    List<Find> finds() {
        return ExportMenu.finds(surroundings.manner().words(), List.of(Form.values()), Form::key, this::save);
    }

    /// Asks for a place and writes there; tells the user if there is nothing to write, or if it fails.
    void save(Form form) {
        Picture shown = picture.get();
        if (shown == null) {
            surroundings.errors().tell(Mishap.notice("plays.export.nothing"));
            return;
        }
        Theme theme = surroundings.manner().look().theme();
        SurveyRecord figures = SurveyRecord.of(desk.reportProperty().get(), null);
        switch (form) {
            case SVG -> save(form, to -> AtomicFile.write(to, svg(shown, theme)));
            case PNG -> save(form, to -> PngWriter.write(shown, theme, 1, to));
            case PNG_DOUBLE -> save(form, to -> PngWriter.write(shown, theme, 2, to));
            case JSON -> save(form, to -> writeJson(figures, to));
        }
    }

    private void save(Form form, FileWriting.Task task) {
        files.save(form.key(), "copies" + form.ending, task);
    }

    private static byte[] svg(Picture picture, Theme theme) {
        return new SvgWriter(Palette.of(theme)).write(picture, "copies").getBytes(UTF_8);
    }

    private static void writeJson(SurveyRecord figures, Path to) throws IOException {
        AtomicFile.write(to, out -> {
            Writer text = new OutputStreamWriter(out, UTF_8);
            RecordJson.line(figures, text);
        });
    }

    @Override
    public void close() {
        files.close();
    }
}
