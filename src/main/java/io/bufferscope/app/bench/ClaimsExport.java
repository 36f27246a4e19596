package io.bufferscope.app.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.FileWriting;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.FindingsJson;
import io.bufferscope.claims.Report;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.l10n.Messages;
import java.util.List;

/// The giving away of what was found of the claims, as `bufferscope claims check` writes it.
///
/// Files are written in the background, whole or not at all. JavaFX thread only.
final class ClaimsExport implements AutoCloseable {

    private final FileWriting files;
    private final Surroundings surroundings;
    private final ClaimsDesk desk;
    private final Checking checking;

    ClaimsExport(Surroundings surroundings, ClaimsDesk desk, Checking checking) {
        this.surroundings = surroundings;
        this.desk = desk;
        this.checking = checking;
        this.files = new FileWriting(surroundings);
    }

    /// The form in which something is given away.
    enum Form {
        HTML("bench.claims.export.html", ".html"),
        MARKDOWN("bench.claims.export.markdown", ".md"),
        JSON("bench.claims.export.json", ".json");

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
                surroundings.manner().words(),
                "bench.claims.export.tip",
                List.of(Form.values()),
                Form::key,
                this::save);
    }

    /// Each form as something that can be found.
    List<Find> finds() {
        return ExportMenu.finds(surroundings.manner().words(), List.of(Form.values()), Form::key, this::save);
    }

    private void save(Form form) {
        Messages messages = surroundings.manner().words().messages();
        List<Finding> findings = desk.findings();
        CheckedOn known = desk.whereProperty().get();
        files.save(form.key(), "claims" + form.ending, to -> {
            CheckedOn where = known == null ? checking.where() : known;
            Report report = new Report(desk.book(), where, findings, messages);
            String text = switch (form) {
                case HTML -> report.html();
                case MARKDOWN -> report.markdown();
                case JSON -> new FindingsJson(where, findings, messages.language()).text();
            };
            AtomicFile.write(to, text.getBytes(UTF_8));
        });
    }

    @Override
    public void close() {
        files.close();
    }
}
