package io.bufferscope.app.learn;

import io.bufferscope.app.scope.Player;
import io.bufferscope.app.scope.TimelinePane;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Block;
import io.bufferscope.view.FxThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The room in which lessons are worked through: text and questions beside the live picture of a program.
public final class LearnRoom implements Room, LearnTools.Actions {

    private static final int MOST_OPTIONS = 9;

    private final Surroundings surroundings;
    private final Words words;
    private final Memory memory;
    private final LearnDesk desk;
    private final Player player = new Player();
    private final CoursePane course;
    private final StepPane step;
    private final StagePane stage;
    private final Library library;
    private final LearnPanes panes;
    private final BorderPane content = new BorderPane();
    private final LearnTools tools;
    private final Author author;
    private final LessonTalk talk;
    private final ReadOnlyStringWrapper subject = new ReadOnlyStringWrapper("");
    private Optional<Doors> doors = Optional.empty();
    private @Nullable Performance shown;
    private boolean begun;

    public LearnRoom(Surroundings surroundings) {
        this.surroundings = surroundings;
        this.words = surroundings.manner().words();
        this.memory = new Memory(surroundings.folder(), surroundings.errors());
        this.desk = new LearnDesk(words, surroundings.errors(), surroundings.runner(), memory);
        this.course = new CoursePane(words, memory, this::open, this::showText);
        this.step = new StepPane(surroundings.manner(), desk, new StepPane.Ways(this::lead, this::nextLesson));
        this.stage = new StagePane(surroundings.manner(), desk, player, this::explore);
        this.author = new Author(
                surroundings, desk, stage, new Author.Ways(step::show, course::replace, this::begin, this::write));
        this.tools =
                new LearnTools(surroundings, desk, memory, this, author.editableProperty(), author.editingProperty());
        this.talk = new LessonTalk(surroundings.runner(), surroundings.manner(), surroundings.errors());
        this.library = new Library(surroundings.folder(), surroundings.errors());
        this.panes = new LearnPanes(surroundings.manner(), course, step, author.place(), author.editingProperty());
        TimelinePane timeline = new TimelinePane(player, surroundings.manner());
        author.editingProperty().subscribe(editing -> Controls.show(timeline, !editing));
        content.setCenter(author.guarded(panes));
        content.setBottom(timeline);
        desk.onChange(this::follow);
        words.messagesProperty().subscribe(this::name);
    }

    @Override
    public String key() {
        return "room.learn";
    }

    @Override
    public Ikon icon() {
        return Feather.BOOK_OPEN;
    }

    /// Reads the lessons when it is shown for the first time: a window that never comes here starts no program.
    @Override
    public Node content() {
        if (!begun) {
            begun = true;
            library.load(this::loaded);
        }
        return content;
    }

    @Override
    public Node tools() {
        return tools;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject.getReadOnlyProperty();
    }

    @Override
    public List<Shortcut> shortcuts() {
        List<Shortcut> all = new ArrayList<>(List.of(
                Shortcut.everywhere("keys.run", desk::run, "Shortcut+Enter", "F9"),
                Shortcut.everywhere("keys.present", this::present, "F5"),
                Shortcut.outsideText("learn.keys.next", step::forward, "Page Down"),
                Shortcut.outsideText("learn.keys.back", () -> desk.move(-1), "Page Up"),
                Shortcut.outsideText("keys.forward", player::forward, "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", player::back, "Left", "Alt+Left"),
                Shortcut.outsideText("keys.first", player::first, "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", player::last, "End", "Alt+End"),
                Shortcut.outsideText("keys.play", player::playOrPause, "Space")));
        all.addAll(author.shortcuts());
        for (int number = 1; number <= MOST_OPTIONS; number++) {
            int chosen = number;
            all.add(Shortcut.outsideText("learn.keys.choose", () -> step.choose(chosen), "" + number));
        }
        return all;
    }

    @Override
    public void doors(Doors ways) {
        doors = Optional.of(ways);
    }

    @Override
    public List<Find> finds() {
        Stream<Find> lessons = course.entries().stream()
                .map(entry -> new Find(
                        Find.Kind.LESSON,
                        entry.text(words.messages().language()).title(),
                        words.say(key()),
                        () -> open(entry)));
        return Stream.concat(lessons, tools.finds().stream()).toList();
    }

    @Override
    public boolean opens(Path file) {
        return Library.opens(file);
    }

    @Override
    public void open(Path file) {
        library.open(file, this::opened);
    }

    @Override
    public void openFile(Path file) {
        open(file);
    }

    @Override
    public void edit() {
        author.toggle();
    }

    @Override
    public void create() {
        author.create();
    }

    @Override
    public boolean mayClose(Runnable close) {
        return author.mayClose(close);
    }

    @Override
    public void present() {
        desk.entry().ifPresent(entry -> talk.present(entry.folder(), desk.lesson(), desk.seed(), desk.index()));
    }

    @Override
    public void chooseLesson() {
        panes.choose(!panes.isChoosing());
        course.focus();
    }

    private void showText() {
        panes.choose(false);
    }

    @Override
    public void again() {
        desk.entry().ifPresent(entry -> {
            memory.reset(entry);
            open(entry);
        });
    }

    @Override
    public void welcome() {
        stage.focus();
    }

    @Override
    public Settings remember(Settings settings) {
        return settings;
    }

    @Override
    public void close() {
        author.close();
        player.close();
        desk.close();
        tools.close();
        talk.close();
        library.close();
    }

    /// Shows the course; a lesson that was opened meanwhile stays in the list and open.
    private void loaded(List<Entry> entries) {
        List<Entry> before = List.copyOf(course.entries());
        course.show(entries);
        course.add(before);
        if (desk.entry().isPresent()) {
            desk.entry().ifPresent(course::follow);
            return;
        }
        String last = memory.progress().last();
        entries.stream()
                .filter(entry -> entry.id().equals(last))
                .findFirst()
                .or(() -> entries.stream().findFirst())
                .ifPresent(this::open);
    }

    private void opened(List<Entry> entries) {
        course.add(entries);
        entries.stream().findFirst().ifPresent(this::open);
    }

    /// Opens a lesson that was just made, for writing.
    private void write(Path folder) {
        library.open(folder, entries -> {
            opened(entries);
            author.toggle();
        });
    }

    /// Opens a lesson when nothing that is being written is lost.
    private void open(Entry entry) {
        author.leave(() -> begin(entry));
        FxThread.later(() -> desk.entry().ifPresent(course::follow));
    }

    /// @param lesson as it may have been read before it was edited
    private void begin(Entry lesson) {
        Entry entry = course.newest(lesson);
        player.forget();
        stage.clear();
        shown = null;
        desk.open(entry);
        course.follow(entry);
        showText();
        name();
    }

    private void name() {
        subject.set(desk.entry().isEmpty() ? "" : desk.lesson().title());
    }

    private void nextLesson() {
        desk.entry().ifPresent(now -> {
            int next = course.place(now) + 1;
            if (next < course.entries().size()) {
                open(course.entries().get(next));
            }
        });
    }

    /// Stands where the step stands: before its line while a question is open, after it otherwise.
    private void follow() {
        Performance now = desk.performance().orElse(null);
        if (now == null || now.run() == null) {
            return;
        }
        stage.want(desk.step().show().map(Block.Show::buffers).orElse(List.of()));
        long place = desk.live().standing(each -> desk.answer(each).isPresent());
        if (now != shown) {
            shown = now;
            player.open(now.run().trace(), place);
        } else {
            player.go(place);
        }
    }

    private void lead(String where) {
        doors.ifPresent(ways -> ways.see(where));
    }

    /// Opens a copy of the program in the room that runs programs.
    private void explore() {
        Exploration way = new Exploration(surroundings.folder(), surroundings.errors());
        way.copy(desk).ifPresent(file -> doors.ifPresent(ways -> ways.open(file)));
    }
}
