package io.bufferscope.app.scope;

import io.bufferscope.app.editor.Draft;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The programs open in the editor, of which one is shown; there is always one.
///
/// JavaFX thread only.
final class OpenPrograms {

    private static final String UNTITLED = "Untitled";

    private final ObservableList<OpenProgram> all = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<OpenProgram> shown;
    private final List<Runnable> changeListeners = new ArrayList<>();
    private final boolean restored;

    /// @param drafts what was open when the last window ended
    OpenPrograms(List<Draft> drafts) {
        OpenProgram visible = restore(drafts);
        this.restored = !all.isEmpty();
        if (all.isEmpty()) {
            all.add(watch(new OpenProgram(untitled())));
        }
        this.shown = new ReadOnlyObjectWrapper<>(visible == null ? all.getLast() : visible);
        shown.subscribe((before, now) -> changed());
    }

    /// The programs in the order of their tabs; not to be changed.
    ObservableList<OpenProgram> all() {
        return all;
    }

    ReadOnlyObjectProperty<OpenProgram> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    OpenProgram shown() {
        return shown.get();
    }

    /// Whether it began with the programs of an earlier window.
    boolean wasRestored() {
        return restored;
    }

    /// Calls a listener whenever programs, texts or names have changed.
    void onChange(Runnable listener) {
        changeListeners.add(listener);
    }

    /// All as they are to be found again by the next window.
    List<Draft> drafts() {
        return IntStream.range(0, all.size())
                .mapToObj(index -> all.get(index).draft(index, all.get(index).equals(shown())))
                .filter(draft -> draft.onDisk() || !draft.text().isBlank())
                .toList();
    }

    List<OpenProgram> unsaved() {
        return all.stream().filter(program -> program.unsaved().get()).toList();
    }

    /// Shows a source: in the tab that has it, in the place of an untouched one, or in a new one.
    OpenProgram open(SourceFile file) {
        Optional<OpenProgram> same =
                all.stream().filter(program -> isSame(program, file)).findFirst();
        if (same.isEmpty()) {
            return add(new OpenProgram(file));
        }
        OpenProgram program = same.get();
        if (file.onDisk() && !program.unsaved().get()) {
            program.reload(file);
        }
        show(program);
        return program;
    }

    /// Shows the program that belongs to a file, whatever its text is now; opens it if there is none.
    OpenProgram openLike(SourceFile file) {
        Optional<OpenProgram> same = all.stream()
                .filter(program -> program.file().onDisk() == file.onDisk()
                        && program.file().path().equals(file.path()))
                .findFirst();
        same.ifPresent(this::show);
        return same.orElseGet(() -> open(file));
    }

    /// Shows a source that is no file beside the program shown, in the tab of its name if nobody has written in that.
    OpenProgram openBeside(SourceFile file) {
        OpenProgram program = all.stream()
                .filter(other -> other.isUntouched() && other.file().path().equals(file.path()))
                .findFirst()
                .orElseGet(() -> insert(new OpenProgram(file)));
        program.reload(file);
        show(program);
        return program;
    }

    private OpenProgram insert(OpenProgram program) {
        all.add(all.indexOf(shown()) + 1, watch(program));
        return program;
    }

    /// Shows a new, empty program.
    void create() {
        if (!shown().isUntouched() || !shown().text().isEmpty()) {
            show(insert(new OpenProgram(untitled())));
        }
    }

    void show(OpenProgram program) {
        shown.set(program);
    }

    /// Shows the program some tabs further, in a circle.
    void move(int by) {
        show(all.get(Math.floorMod(all.indexOf(shown()) + by, all.size())));
    }

    /// Moves the program that is shown some places further, in a circle.
    void carry(int by) {
        List<OpenProgram> order = new ArrayList<>(all);
        OpenProgram program = shown();
        int place = Math.floorMod(order.indexOf(program) + by, order.size());
        order.remove(program);
        order.add(place, program);
        order(order);
    }

    /// Puts the programs into an order, if they are the ones that are open.
    void order(List<OpenProgram> order) {
        if (!order.equals(all) && Set.copyOf(order).equals(Set.copyOf(all))) {
            all.setAll(order);
            changed();
        }
    }

    /// Removes a program whatever its text; its neighbour is shown, or an empty one.
    void remove(OpenProgram program) {
        int index = all.indexOf(program);
        if (all.size() == 1) {
            all.add(watch(new OpenProgram(untitled())));
        }
        if (program.equals(shown())) {
            show(all.get(index == all.size() - 1 ? index - 1 : index + 1));
        }
        all.remove(program);
        changed();
    }

    private OpenProgram add(OpenProgram program) {
        OpenProgram before = shown();
        show(insert(program));
        if (before.isUntouched()) {
            remove(before);
        }
        return program;
    }

    private OpenProgram watch(OpenProgram program) {
        program.code().textProperty().subscribe((before, now) -> changed());
        program.fileProperty().subscribe((before, now) -> changed());
        return program;
    }

    private void changed() {
        changeListeners.forEach(Runnable::run);
    }

    private static boolean isSame(OpenProgram program, SourceFile file) {
        SourceFile own = program.file();
        return own.onDisk() == file.onDisk()
                && own.path().equals(file.path())
                && (file.onDisk() || program.text().equals(file.text()));
    }

    private SourceFile untitled() {
        int number = 1;
        while (isTaken(untitled(number))) {
            number++;
        }
        return new SourceFile(Path.of(untitled(number)), "", false);
    }

    private static String untitled(int number) {
        return UNTITLED + (number == 1 ? "" : number) + ".java";
    }

    private boolean isTaken(String name) {
        return all.stream().anyMatch(program -> program.file().name().equals(name));
    }

    private @Nullable OpenProgram restore(List<Draft> drafts) {
        OpenProgram visible = null;
        for (Draft draft : drafts) {
            OpenProgram program = watch(OpenProgram.of(draft, base(draft)));
            if (program.unsaved().get() || all.stream().noneMatch(other -> isSame(other, program.file()))) {
                all.add(program);
                visible = draft.shown() ? program : visible;
            }
        }
        return visible;
    }

    private static SourceFile base(Draft draft) {
        if (!draft.onDisk()) {
            return new SourceFile(draft.path(), draft.unsaved() ? "" : draft.text(), false);
        }
        try {
            return SourceFile.read(draft.path());
        } catch (IOException gone) {
            return new SourceFile(draft.path(), "", true);
        }
    }
}
