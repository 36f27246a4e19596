package io.bufferscope.app.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.FileWriting;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.bench.report.HtmlReport;
import io.bufferscope.bench.report.MarkdownReport;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.view.PngWriter;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The giving away of the run that is looked at, as `bufferscope bench run` writes it, and of its picture.
///
/// Files are written in the background, whole or not at all. JavaFX thread only.
final class BenchExport implements AutoCloseable {

    private final FileWriting files;
    private final Surroundings surroundings;
    private final BenchView look;
    private final Supplier<@Nullable Picture> picture;

    /// @param picture the bars that are shown now
    BenchExport(Surroundings surroundings, BenchView look, Supplier<@Nullable Picture> picture) {
        this.surroundings = surroundings;
        this.look = look;
        this.picture = picture;
        this.files = new FileWriting(surroundings);
    }

    /// The form in which something is given away.
    enum Form {
        HTML("bench.export.html", ".html"),
        MARKDOWN("bench.export.markdown", ".md"),
        JSON("bench.export.json", ".json"),
        SVG("bench.export.svg", ".svg"),
        PNG("bench.export.png", ".png");

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

    /// The button with all forms.
    ExportMenu menu() {
        return new ExportMenu(
                surroundings.manner().words(), "bench.export.tip", List.of(Form.values()), Form::key, this::save);
    }

    /// Each form as something that can be found.
    List<Find> finds() {
        return ExportMenu.finds(surroundings.manner().words(), List.of(Form.values()), Form::key, this::save);
    }

    private void save(Form form) {
        RunFile run = look.runProperty().get();
        Picture shown = picture.get();
        if (run == null || shown == null) {
            surroundings.errors().tell(Mishap.notice("bench.export.nothing"));
            return;
        }
        Theme theme = surroundings.manner().look().theme();
        Messages messages = surroundings.manner().words().messages();
        switch (form) {
            case HTML -> save(form, run, HtmlReport.of(run.run(), messages));
            case MARKDOWN -> save(form, run, MarkdownReport.of(run.run(), messages));
            case JSON -> save(form, run, run.run().json().strip() + "\n");
            case SVG -> save(form, run, new SvgWriter(Palette.of(theme)).write(shown, run.subject()));
            case PNG -> files.save(form.key(), name(form, run), to -> PngWriter.write(shown, theme, 2, to));
        }
    }

    private void save(Form form, RunFile run, String text) {
        files.save(form.key(), name(form, run), to -> AtomicFile.write(to, text.getBytes(UTF_8)));
    }

    private static String name(Form form, RunFile run) {
        return run.subject().replaceAll("\\.json$", "").replaceAll("\\W", "_") + form.ending;
    }

    @Override
    public void close() {
        files.close();
    }
}
