package io.bufferscope.app.pool;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.FileWriting;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.picture.pool.PoolJson;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.view.PngWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The giving away of what is shown: the state at the cursor as picture, JSON or Netty's own text, or the whole
/// session.
///
/// Files are written in the background, whole or not at all. JavaFX thread only.
final class PoolExport implements AutoCloseable {

    private final FileWriting files;
    private final Surroundings surroundings;
    private final Manner manner;
    private final Words words;
    private final Player player;
    private final Supplier<@Nullable Picture> picture;
    private final StatsQuestion stats;

    /// @param picture what the room shows now
    PoolExport(Surroundings surroundings, PoolDesk desk, Player player, Supplier<@Nullable Picture> picture) {
        this.surroundings = surroundings;
        this.manner = surroundings.manner();
        this.words = manner.words();
        this.player = player;
        this.picture = picture;
        this.stats = new StatsQuestion(desk, player);
        this.files = new FileWriting(surroundings);
    }

    /// Each form as something that can be found.
    List<Find> finds() {
        return ExportMenu.finds(words, List.of(ExportForm.values()), ExportForm::key, this::save);
    }

    /// Asks for a place and writes there; tells the user if there is nothing to write, or if it fails.
    void save(ExportForm form) {
        Moment moment = player.moment();
        Picture shown = picture.get();
        if (moment == null || shown == null) {
            tell("pool.export.nothing");
            return;
        }
        Theme theme = manner.look().theme();
        Frame frame = moment.frame();
        switch (form) {
            case SVG -> save(form, moment, to -> AtomicFile.write(to, svg(shown, theme, frame)));
            case PNG -> save(form, moment, to -> PngWriter.write(shown, theme, 1, to));
            case PNG_DOUBLE -> save(form, moment, to -> PngWriter.write(shown, theme, 2, to));
            case JSON -> save(form, moment, to -> writeJson(frame, to));
            case STATS -> saveStats(moment);
            case SESSION -> save(form, moment, to -> TraceFile.save(moment.trace(), to));
        }
    }

    private void saveStats(Moment moment) {
        if (!stats.canAnswer(moment)) {
            tell("pool.export.stats.unknown");
            return;
        }
        Path place = files.ask(ExportForm.STATS.key(), ExportForm.STATS.fileName(moment.step()));
        if (place != null) {
            stats.ask(moment, text -> files.write(place, to -> AtomicFile.write(to, text.getBytes(UTF_8))));
        }
    }

    private void save(ExportForm form, Moment moment, FileWriting.Task task) {
        files.save(form.key(), form.fileName(moment.step()), task);
    }

    private void tell(String key) {
        surroundings.errors().tell(Mishap.notice(key));
    }

    private static byte[] svg(Picture picture, Theme theme, Frame frame) {
        String command = frame.command();
        String title = "step " + frame.step() + (command == null ? "" : ": " + command);
        return new SvgWriter(Palette.of(theme)).write(picture, title).getBytes(UTF_8);
    }

    private static void writeJson(Frame frame, Path to) throws IOException {
        AtomicFile.write(to, out -> {
            Writer text = new OutputStreamWriter(out, UTF_8);
            new PoolJson().write(frame, text);
            text.write("\n");
            text.flush();
        });
    }

    @Override
    public void close() {
        files.close();
    }
}
