package io.bufferscope.app.editor;

import io.bufferscope.app.shell.Words;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.FxThread;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import org.jspecify.annotations.Nullable;

/// The completion of buffer calls: offers, after a dot or at Ctrl Space, what the object before the dot can do.
///
/// The source is looked at only when a list opens; while it is open, a key only filters it.
public final class Completion {

    private final CodeArea area;
    private final CodePane pane;
    private final BufferCalls table;
    private final CallList list;
    private final Popup popup = new Popup();
    private List<BufferCall> offered = List.of();
    private TextPos start = TextPos.ZERO;

    public Completion(CodePane pane, BufferCalls table, Words words) {
        this.pane = pane;
        this.area = pane.area();
        this.table = table;
        this.list = new CallList(words, this::insert);
        popup.getContent().add(list);
        popup.setAutoHide(true);
        popup.setHideOnEscape(false);
    }

    /// Begins to watch the keys of the editor.
    public void listen() {
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        area.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        area.focusedProperty().subscribe(focused -> {
            if (!focused) {
                popup.hide();
            }
        });
        area.caretPositionProperty().addListener(change -> {
            if (popup.isShowing()) {
                FxThread.later(this::filter);
            }
        });
    }

    /// Offers what fits where the caret is; does nothing if nothing does.
    public void offer() {
        TextPos caret = area.getCaretPosition();
        if (caret == null) {
            return;
        }
        String line = area.getPlainText(caret.index());
        int from = wordStart(line, caret.offset());
        if (from == 0 || line.charAt(from - 1) != '.') {
            return;
        }
        String source = pane.textProperty().get();
        Receiver receiver = Receiver.before(source, lineStart(source, caret.index()) + from - 1, table);
        offered = receiver == null ? List.of() : table.of(receiver);
        start = TextPos.ofLeading(caret.index(), from);
        filter();
    }

    private void typed(KeyEvent event) {
        if (event.getCharacter().equals(".")) {
            FxThread.later(this::offer);
        }
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE && event.isControlDown()) {
            offer();
            event.consume();
        } else if (popup.isShowing() && steer(event.getCode())) {
            event.consume();
        }
    }

    private boolean steer(KeyCode key) {
        switch (key) {
            case DOWN -> list.move(1);
            case UP -> list.move(-1);
            case ENTER, TAB -> insert();
            case ESCAPE -> popup.hide();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void filter() {
        TextPos caret = area.getCaretPosition();
        String word = caret == null ? null : word(caret);
        List<BufferCall> fitting = word == null ? List.of() : fitting(word);
        if (fitting.isEmpty()) {
            popup.hide();
        } else {
            list.show(fitting, area.getFont().getSize());
            show();
        }
    }

    private List<BufferCall> fitting(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return offered.stream()
                .filter(call -> call.name().toLowerCase(Locale.ROOT).startsWith(small))
                .toList();
    }

    /// What has been typed since the dot, or null if the caret has left that place.
    private @Nullable String word(TextPos caret) {
        String line = area.getPlainText(caret.index());
        boolean there = caret.index() == start.index()
                && caret.offset() >= start.offset()
                && wordStart(line, caret.offset()) == start.offset();
        return there ? line.substring(start.offset(), caret.offset()) : null;
    }

    private void insert() {
        BufferCall call = list.selected();
        TextPos caret = area.getCaretPosition();
        popup.hide();
        if (call == null || caret == null || word(caret) == null) {
            return;
        }
        boolean called = area.getPlainText(caret.index()).startsWith("(", caret.offset());
        boolean bare = called || call.isConstant();
        TextPos end = area.replaceText(start, caret, bare ? call.name() : call.name() + "()");
        area.select(bare || !call.takesArguments() ? end : TextPos.ofLeading(end.index(), end.offset() - 1));
    }

    private void show() {
        Node caret = area.lookup(".caret");
        Bounds place = caret == null ? null : caret.localToScreen(caret.getBoundsInLocal());
        if (place != null && !popup.isShowing()) {
            popup.show(area, place.getMinX(), place.getMaxY() + 4);
        }
    }

    private static int wordStart(String line, int end) {
        int at = Math.min(end, line.length());
        while (at > 0 && Character.isJavaIdentifierPart(line.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private static int lineStart(String source, int line) {
        int at = 0;
        for (int i = 0; i < line; i++) {
            at = source.indexOf('\n', at) + 1;
        }
        return at;
    }
}
