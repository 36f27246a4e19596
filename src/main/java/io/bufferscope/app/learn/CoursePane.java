package io.bufferscope.app.learn;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.Progress;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The list of lessons with what is done of each.
final class CoursePane extends VBox {

    /// What stands beside the text of a row, in heights of its letters: the mark, the margins and the scroll bar.
    private static final double BESIDE = 5;

    private final Words words;
    private final Memory memory;
    private final ObservableList<Entry> entries = FXCollections.observableArrayList();
    private final ListView<Entry> list = new ListView<>(entries);
    private boolean following;

    /// @param opener opens the lesson that is chosen
    /// @param chosen does what follows a choice, also of the lesson that is open
    CoursePane(Words words, Memory memory, Consumer<Entry> opener, Runnable chosen) {
        this.words = words;
        this.memory = memory;
        getStyleClass().addAll(AppStyles.ROOM_PANE, LearnStyles.COURSE);
        Label done = Controls.label(words.of(this::tally, entries), AppStyles.CHIP);
        done.setMinWidth(0);
        memory.onChange(() -> {
            done.textProperty().bind(words.of(this::tally, entries));
            list.refresh();
        });
        getChildren()
                .addAll(
                        Controls.row(
                                AppStyles.PANE_HEAD,
                                Controls.label(words.of("learn.course"), AppStyles.CARD_TITLE),
                                Controls.spring(),
                                done),
                        list);
        setVgrow(list, Priority.ALWAYS);
        listen(opener, chosen);
        Landmarks.mark(list);
    }

    private void listen(Consumer<Entry> opener, Runnable chosen) {
        list.setCellFactory(view -> new Cell());
        list.accessibleTextProperty().bind(words.of("learn.course"));
        list.getSelectionModel().selectedItemProperty().subscribe(entry -> {
            if (entry != null && !following) {
                opener.accept(entry);
            }
        });
        list.setOnMouseClicked(event -> chosen.run());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                chosen.run();
            }
        });
        words.messagesProperty().subscribe(list::refresh);
    }

    private String tally() {
        return words.say("learn.done", memory.progress().finished(), entries.size());
    }

    void show(List<Entry> all) {
        entries.setAll(all);
    }

    /// Adds lessons at the end; one of the same name takes the place of the old one.
    void add(List<Entry> more) {
        entries.removeIf(each -> more.stream().anyMatch(other -> other.id().equals(each.id())));
        entries.addAll(more);
    }

    List<Entry> entries() {
        return entries;
    }

    /// Takes another reading of a lesson of the list.
    void replace(Entry entry) {
        following = true;
        entries.replaceAll(each -> each.id().equals(entry.id()) ? entry : each);
        following = false;
    }

    /// A lesson as it was read last.
    Entry newest(Entry entry) {
        return place(entry) < 0 ? entry : entries.get(place(entry));
    }

    /// Place of a lesson in the list, from 0; -1 if it is not there.
    int place(Entry entry) {
        return entries.stream().map(Entry::id).toList().indexOf(entry.id());
    }

    /// Marks the lesson that is open.
    void follow(Entry entry) {
        following = true;
        list.getSelectionModel().select(place(entry));
        list.scrollTo(Math.max(0, place(entry) - 5));
        following = false;
    }

    void focus() {
        list.requestFocus();
    }

    private final class Cell extends ListCell<Entry> {

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (entry == null || empty) {
                setText(null);
                setGraphic(null);
                setTooltip(null);
                return;
            }
            Lesson lesson = entry.text(words.messages().language());
            Progress.Learnt learnt = memory.progress().lessons().get(entry.id());
            State state = learnt == null ? State.NEW : learnt.finished() ? State.DONE : State.BEGUN;
            setGraphic(row(state, number(entry) + lesson.title()));
            setPrefWidth(0);
            setTooltip(new Tooltip(lesson.goal() + "\n" + words.say("learn.minutes", lesson.minutes())));
            setAccessibleText(number(entry) + lesson.title() + ", " + words.say(state.key));
        }
    }

    private HBox row(State state, String text) {
        Label label = Cards.sentence(text);
        label.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> list.getWidth() - BESIDE * label.getFont().getSize(),
                        list.widthProperty(),
                        label.fontProperty()));
        return Controls.row(LearnStyles.LESSON_ROW, new FontIcon(state.icon), label);
    }

    private static String number(Entry entry) {
        String digits = entry.id().replaceFirst("^0*(\\d*)-.*$", "$1");
        return digits.isEmpty() || digits.equals(entry.id()) ? "" : digits + "  ";
    }

    /// What is done of a lesson.
    private enum State {
        NEW("learn.state.new", Feather.CIRCLE),
        BEGUN("learn.state.begun", Feather.PLAY_CIRCLE),
        DONE("learn.state.done", Feather.CHECK_CIRCLE);

        private final String key;
        private final Feather icon;

        State(String key, Feather icon) {
            this.key = key;
            this.icon = icon;
        }
    }
}
