package io.bufferscope.app.editor;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.view.CodePane;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import org.kordamp.ikonli.feather.Feather;

/// A bar that finds words in the source, or goes to a line of it.
///
/// Enter and Shift Enter go to the next and the previous place; Esc closes the bar.
public final class FindBar extends HBox {

    private static final String SEARCHED = "searched";

    private final CodePane pane;
    private final CodeArea area;
    private final Words words;
    private final TextField field = new TextField();
    private final Label count = new Label();
    private boolean line;

    public FindBar(CodePane pane, Words words) {
        this.pane = pane;
        this.area = pane.area();
        this.words = words;
        getStyleClass().addAll("find-bar", AppStyles.BUTTON_ROW);
        field.setMinWidth(60);
        setHgrow(field, Priority.ALWAYS);
        field.textProperty().subscribe((before, now) -> search(0));
        count.getStyleClass().add(AppStyles.MUTED);
        count.setMinWidth(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(
                        field,
                        count,
                        Controls.iconButton(Feather.CHEVRON_UP, words.of("find.previous"), () -> search(-1)),
                        Controls.iconButton(Feather.CHEVRON_DOWN, words.of("find.next"), () -> search(1)),
                        Controls.iconButton(Feather.X, words.of("banner.close"), this::close));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        Controls.show(this, false);
    }

    /// Opens the bar to find words, beginning with what is selected.
    public void find() {
        String selected = selected();
        open("find.prompt");
        if (!selected.isEmpty() && !selected.equals(field.getText())) {
            field.setText(selected);
        }
        field.selectAll();
    }

    /// Goes to the next place of the words sought last.
    public void again(int by) {
        if (!isVisible() || line) {
            find();
        }
        search(by);
    }

    /// Opens the bar to go to a line.
    public void goToLine() {
        open("find.line");
        line = true;
        field.clear();
    }

    private void open(String promptKey) {
        line = false;
        field.setPromptText(words.say(promptKey));
        field.setAccessibleText(words.say(promptKey));
        count.setText("");
        Controls.show(this, true);
        area.getStyleClass().add(SEARCHED);
        field.requestFocus();
    }

    private void close() {
        Controls.show(this, false);
        area.getStyleClass().removeAll(SEARCHED);
        area.requestFocus();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> enter(event.isShiftDown() ? -1 : 1);
            case DOWN -> search(1);
            case UP -> search(-1);
            case ESCAPE -> close();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void enter(int by) {
        if (line) {
            close();
        } else {
            search(by);
        }
    }

    /// @param by 1 for the place after the caret, -1 for the one before, 0 for the one at it or after
    private void search(int by) {
        if (line) {
            goTo(field.getText().strip());
        } else {
            Matches matches = Matches.of(pane.textProperty().get(), field.getText());
            show(matches, by < 0 ? matches.before(caret(true)) : matches.from(caret(by == 0)));
        }
    }

    private void show(Matches matches, int index) {
        boolean none = matches.size() == 0;
        count.setText(
                field.getText().isEmpty()
                        ? ""
                        : none ? words.say("find.none") : words.say("find.count", index + 1, matches.size()));
        if (!none) {
            String source = pane.textProperty().get();
            int start = matches.start(index);
            pane.select(
                    place(source, start), place(source, start + field.getText().length()));
        }
    }

    private void goTo(String number) {
        if (number.matches("\\d{1,7}")) {
            int wanted = Math.clamp(Integer.parseInt(number), 1, area.getParagraphCount());
            TextPos place = TextPos.ofLeading(wanted - 1, 0);
            pane.select(place, place);
            count.setText(String.format(Locale.ROOT, "/ %d", area.getParagraphCount()));
        }
    }

    private String selected() {
        var selection = area.getSelection();
        if (selection == null
                || selection.getMin().index() != selection.getMax().index()) {
            return "";
        }
        String text = area.getPlainText(selection.getMin().index());
        return text.substring(selection.getMin().offset(), selection.getMax().offset());
    }

    /// Offset of the caret in the source, or of the beginning of what is selected.
    private int caret(boolean beginning) {
        var selection = area.getSelection();
        if (selection == null) {
            return 0;
        }
        TextPos place = beginning ? selection.getMin() : selection.getMax();
        String source = pane.textProperty().get();
        int at = 0;
        for (int i = 0; i < place.index(); i++) {
            at = source.indexOf('\n', at) + 1;
        }
        return at + place.offset();
    }

    private static TextPos place(String source, int offset) {
        int index =
                (int) source.substring(0, offset).chars().filter(c -> c == '\n').count();
        return TextPos.ofLeading(index, offset - source.lastIndexOf('\n', offset - 1) - 1);
    }
}
