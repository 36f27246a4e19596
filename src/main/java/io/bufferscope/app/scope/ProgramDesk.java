package io.bufferscope.app.scope;

import io.bufferscope.app.editor.RecentFiles;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;

/// The desk on which programs lie open: reads, saves, keeps and guards them.
final class ProgramDesk implements AutoCloseable {

    private final Words words;
    private final RecentFiles recent;
    private final SourceFiles files;
    private final DraftKeeper keeper;
    private final OpenPrograms programs;
    private final UnsavedGuard guard;
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
        keeper.keep(programs);
        programs.shownProperty().subscribe(program -> unsaved.bind(program.unsaved()));
    }

    SourceFiles files() {
        return files;
    }

    OpenPrograms programs() {
        return programs;
    }

    UnsavedGuard guard() {
        return guard;
    }

    /// Whether the program that is shown is not saved.
    ReadOnlyBooleanProperty unsavedProperty() {
        return unsaved.getReadOnlyProperty();
    }

    /// Saves a program where it is, or where the user says.
    ///
    /// @return whether it was saved
    boolean save(OpenProgram program) {
        return saved(program, files.save(program.file(), program.text()));
    }

    /// Saves the program that is shown where the user says.
    void saveAs() {
        saved(programs.shown(), files.saveAs(programs.shown().file(), programs.shown().text()));
    }

    ProgramTabs tabs() {
        return new ProgramTabs(programs, guard::close, words);
    }

    OpenMenu menu(RunButtons.Actions actions, Consumer<Path> open) {
        return new OpenMenu(words, actions, recent::list, open);
    }

    List<Shortcut> shortcuts(RunButtons.Actions actions) {
        return ProgramKeys.of(programs, guard, actions);
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
