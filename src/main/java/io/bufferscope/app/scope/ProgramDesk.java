package io.bufferscope.app.scope;

import io.bufferscope.app.editor.RecentFiles;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The desk on which programs lie open: reads, saves, keeps and guards them.
final class ProgramDesk implements AutoCloseable {

    private final Words words;
    private final RecentFiles recent;
    private final SourceFiles files;
    private final DraftKeeper keeper;
    private final OpenPrograms programs;
    private final UnsavedGuard guard;
    private final SourcePane pane;
    private final StatementWrapper wrapper;
    private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper();

    ProgramDesk(Surroundings surroundings) {
        this.words = surroundings.manner().words();
        this.recent = new RecentFiles(surroundings.folder());
        this.files = new SourceFiles(
                surroundings.files(),
                surroundings.errors(),
                words,
                recent,
                surroundings.settings().folder());
        this.keeper = new DraftKeeper(surroundings.folder(), surroundings.errors());
        this.programs = new OpenPrograms(keeper.left());
        this.guard = new UnsavedGuard(programs, this::save, keeper::works, words);
        this.pane = new SourcePane(surroundings.manner(), programs);
        this.wrapper = new StatementWrapper(surroundings.errors(), pane.code());
        pane.addAbove(new ProgramTabs(programs, guard::close, words));
        pane.code().onPasteIntoEmpty(() -> wrapper.pasted(programs.shown()));
        keeper.keep(programs);
        programs.shownProperty().subscribe(program -> unsaved.bind(program.unsaved()));
    }

    SourceFiles files() {
        return files;
    }

    OpenPrograms programs() {
        return programs;
    }

    /// Where they are written.
    SourcePane pane() {
        return pane;
    }

    /// The name of the program that is shown.
    ObservableValue<String> name() {
        return programs.shownProperty().flatMap(OpenProgram::fileProperty).map(SourceFile::name);
    }

    /// Whether the window may close now; if not, asks and runs `close` if the user agrees.
    boolean mayClose(Runnable close) {
        return guard.mayClose(close);
    }

    /// Whether the program that is shown is not saved.
    ReadOnlyBooleanProperty unsavedProperty() {
        return unsaved.getReadOnlyProperty();
    }

    /// Saves a program where it is, or where the user says; asks first if the file was changed meanwhile.
    ///
    /// @return whether it was saved
    boolean save(OpenProgram program) {
        SourceFile now = files.changed(program.file());
        if (now != null && !now.text().equals(program.text())) {
            guard.conflict(program, () -> write(program), () -> program.reload(now));
            return false;
        }
        return write(program);
    }

    private boolean write(OpenProgram program) {
        return saved(program, files.save(program.file(), program.text()));
    }

    /// Saves the program that is shown where the user says.
    void saveAs() {
        saved(
                programs.shown(),
                files.saveAs(programs.shown().file(), programs.shown().text()));
    }

    /// Shows a new, empty program in which to write.
    void create() {
        programs.create();
        pane.code().area().requestFocus();
    }

    /// Makes the program that is shown whole, if only statements were written, and yields it.
    OpenProgram complete() {
        wrapper.complete(programs.shown());
        return programs.shown();
    }

    /// Says what was made whole since the last time.
    void tellCompleted() {
        wrapper.tell();
    }

    /// @param ask asks for a file and opens it
    /// @param open opens a file
    OpenMenu menu(Runnable ask, Consumer<Path> open) {
        return new OpenMenu(words, this, ask, recent::list, open);
    }

    List<Shortcut> shortcuts() {
        return Stream.concat(ProgramKeys.of(programs, guard, this).stream(), pane.tools().shortcuts().stream())
                .toList();
    }

    /// Content with the question of unsaved programs over it.
    StackPane guarded(Node content) {
        return new StackPane(content, guard.question());
    }

    @Override
    public void close() {
        keeper.close();
    }

    private static boolean saved(OpenProgram program, @Nullable SourceFile as) {
        if (as != null) {
            program.saved(as);
        }
        return as != null;
    }
}
