package io.bufferscope.app.learn;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Question;
import io.bufferscope.view.MarkdownPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The text of a step with its questions and its task, and the way to the next.
final class StepPane extends VBox {

    private static final double MARGIN = 12;

    private final Manner manner;
    private final Words words;
    private final LearnDesk desk;
    private final Ways ways;
    private final VBox body = new VBox();
    private final ScrollPane scroll = new ScrollPane(body);
    private final ObjectProperty<Depth> depth = new SimpleObjectProperty<>(Depth.IDEA);
    private final List<PredictionCard> questions = new ArrayList<>();
    private final Button back;
    private final Button next;
    private final Label place = new Label();
    private @Nullable TaskCard task;
    private String shown = "";

    /// Where a step leads besides the next one.
    ///
    /// @param see goes where something is explained, such as `claim:000-12`
    /// @param nextLesson opens the lesson after this one
    record Ways(Consumer<String> see, Runnable nextLesson) {}

    StepPane(Manner manner, LearnDesk desk, Ways ways) {
        this.manner = manner;
        this.words = manner.words();
        this.desk = desk;
        this.ways = ways;
        this.back = Controls.button(Feather.CHEVRON_LEFT, words.of("learn.back"), () -> desk.move(-1));
        this.next = Controls.button(Feather.CHEVRON_RIGHT, words.of("learn.next"), this::forward);
        next.getStyleClass().add("accent");
        next.setContentDisplay(ContentDisplay.RIGHT);
        getStyleClass().add(LearnStyles.STEP);
        body.getStyleClass().add(AppStyles.ROOM_SIDE);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add(AppStyles.CARDS);
        setVgrow(scroll, Priority.ALWAYS);
        place.getStyleClass().add(AppStyles.MUTED);
        getChildren()
                .addAll(
                        scroll,
                        Controls.row(LearnStyles.FOOT, back, Controls.spring(), place, Controls.spring(), next));
        Landmarks.mark(scroll);
        depth.subscribe(this::refresh);
        words.messagesProperty().subscribe(this::refresh);
        desk.onChange(this::refresh);
    }

    /// Shows a depth, where a step has it.
    void show(Depth wanted) {
        depth.set(wanted);
    }

    /// Answers the first question that is open with its option of this number.
    void choose(int number) {
        for (PredictionCard question : questions) {
            if (question.choose(number)) {
                return;
            }
        }
    }

    /// Goes to the next step, after the last to the next lesson.
    void forward() {
        if (desk.entry().isPresent() && desk.index() + 1 == desk.entry().get().steps()) {
            ways.nextLesson.run();
        } else {
            desk.move(1);
        }
    }

    private void refresh() {
        if (desk.entry().isEmpty()) {
            body.getChildren().setAll(Cards.muted(words.say("learn.choose")));
            return;
        }
        Lesson lesson = desk.lesson();
        LessonStep step = desk.step();
        String identity = desk.entry().get().id() + "/" + step.id();
        boolean other = !identity.equals(shown);
        int hints = other || task == null ? 0 : task.hintsShown();
        shown = identity;
        double before = scroll.getVvalue();
        body.getChildren().setAll(content(lesson, step, hints));
        scroll.setVvalue(other ? 0 : before);
        if (!other) {
            reveal(answered());
        }
        back.setDisable(desk.index() == 0);
        place.setText(words.say("learn.step", desk.index() + 1, lesson.steps().size()));
    }

    /// The question that was answered last on this step, or null.
    private @Nullable Node answered() {
        return questions.stream()
                .filter(PredictionCard::isAnswered)
                .reduce((first, second) -> second)
                .orElse(null);
    }

    /// Scrolls so far that the end of a node is seen.
    private void reveal(@Nullable Node node) {
        if (node == null) {
            return;
        }
        scroll.applyCss();
        scroll.layout();
        double room = scroll.getViewportBounds().getHeight();
        double rest = body.getHeight() - room;
        double bottom = node.getBoundsInParent().getMaxY() + MARGIN;
        if (rest > 0 && bottom > scroll.getVvalue() * rest + room) {
            scroll.setVvalue(Math.clamp((bottom - room) / rest, 0, 1));
        }
    }

    private List<Node> content(Lesson lesson, LessonStep step, int hints) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(title(desk.index() == 0 ? lesson.title() : step.title()));
        nodes.add(meta(lesson, step));
        if (desk.index() == 0) {
            addText(nodes, lesson.introduction());
            nodes.add(title(step.title()));
        }
        addText(nodes, step.text());
        addText(nodes, step.depths().getOrDefault(depth(step), ""));
        addQuestions(nodes, step);
        addTask(nodes, step, hints);
        addProduction(nodes, step);
        addWays(nodes, step);
        return nodes;
    }

    private void addQuestions(List<Node> nodes, LessonStep step) {
        questions.clear();
        for (Question question : desk.live().questions()) {
            questions.add(new PredictionCard(
                    manner,
                    question,
                    desk.answer(question.predict()).orElse(null),
                    text -> desk.answer(question, text)));
        }
        nodes.addAll(questions);
        if (questions.isEmpty() && !step.predictions().isEmpty()) {
            nodes.add(Cards.muted(words.say(desk.performance().isEmpty() ? "learn.running" : "learn.no.question")));
        }
        addAgain(nodes, step);
    }

    private void addTask(List<Node> nodes, LessonStep step, int hints) {
        task = null;
        if (step.task().isPresent() || !step.checks().isEmpty()) {
            task = new TaskCard(
                    manner,
                    step,
                    desk.performance().map(Performance::grade).orElse(null),
                    desk.isSolved(),
                    hints,
                    desk::run);
            nodes.add(task);
        }
    }

    private Node title(String text) {
        Label title = Cards.sentence(text);
        title.getStyleClass().add(LearnStyles.TITLE);
        return title;
    }

    private void addText(List<Node> nodes, String markdown) {
        if (!markdown.isEmpty()) {
            MarkdownPane pane = new MarkdownPane(manner.lexicon()::mark);
            pane.show(desk.live().filled(markdown));
            nodes.add(pane);
        }
    }

    /// What stands below the title: the place in the lesson, and the choice of depth.
    private Node meta(Lesson lesson, LessonStep step) {
        Label time = new Label(
                words.say("learn.meta", desk.index() + 1, lesson.steps().size(), lesson.minutes()));
        time.getStyleClass().add(AppStyles.MUTED);
        FlowPane row = Cards.flow(time);
        for (Depth each : List.of(Depth.IDEA, Depth.CONTRACT, Depth.SOURCE)) {
            if (step.depths().containsKey(each)) {
                ToggleButton button = new ToggleButton(words.say(each.key()));
                button.getStyleClass().add(AppStyles.SMALL);
                button.setSelected(each == depth(step));
                button.setOnAction(event -> {
                    depth.set(each);
                    refresh();
                });
                row.getChildren().add(button);
            }
        }
        return row;
    }

    /// The depth that is shown: the chosen one, else the first that there is.
    private Depth depth(LessonStep step) {
        return step.depths().containsKey(depth.get())
                ? depth.get()
                : step.depths().keySet().stream()
                        .filter(each -> each != Depth.PRODUCTION)
                        .findFirst()
                        .orElse(Depth.IDEA);
    }

    private void addAgain(List<Node> nodes, LessonStep step) {
        boolean answered = !questions.isEmpty()
                && step.predictions().stream()
                        .allMatch(each -> desk.answer(each).isPresent());
        if (answered && desk.varies()) {
            nodes.add(Cards.flow(Cards.button(words, "learn.again", desk::vary)));
        }
    }

    private void addProduction(List<Node> nodes, LessonStep step) {
        String text = step.depths().getOrDefault(Depth.PRODUCTION, "");
        if (!text.isEmpty()) {
            MarkdownPane pane = new MarkdownPane(manner.lexicon()::mark);
            pane.show(desk.live().filled(text));
            VBox card = Controls.card(words.of(Depth.PRODUCTION.key()), pane);
            card.getStyleClass().add(LearnStyles.PRODUCTION);
            nodes.add(card);
        }
    }

    private void addWays(List<Node> nodes, LessonStep step) {
        FlowPane row = Cards.flow();
        step.show()
                .map(Block.Show::room)
                .ifPresent(room -> row.getChildren().add(way(words.say("learn.room." + room), "room:" + room)));
        step.of(Block.Claims.class)
                .flatMap(each -> each.numbers().stream())
                .forEach(id -> row.getChildren().add(way(words.say("learn.claim", id), "claim:" + id)));
        step.of(Block.Benchmarks.class)
                .flatMap(each -> each.names().stream())
                .forEach(name -> row.getChildren().add(way(words.say("learn.bench", name), "benchmark:" + name)));
        if (!row.getChildren().isEmpty()) {
            nodes.add(row);
        }
    }

    private Button way(String text, String where) {
        Button button = new Button(text);
        button.getStyleClass().add(AppStyles.SMALL);
        button.setOnAction(event -> ways.see.accept(where));
        return button;
    }
}
