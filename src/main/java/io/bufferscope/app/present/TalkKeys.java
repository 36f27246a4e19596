package io.bufferscope.app.present;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The keyboard of a presentation, and of the small remote controls that send its keys.
final class TalkKeys {

    private final Talk talk;
    private final Actions actions;

    private TalkKeys(Talk talk, Actions actions) {
        this.talk = talk;
        this.actions = actions;
    }

    /// What keys do besides changing the state of the talk.
    interface Actions {

        /// Opens or closes the speaker's view.
        void speaker();

        /// Takes another theme.
        void colours();

        /// Wipes what the pen drew.
        void wipe();

        /// Moves the slide up or down where it is taller than the screen.
        void scroll(int by);

        /// Ends the presentation.
        void end();
    }

    static void listen(Scene scene, Talk talk, Actions actions) {
        TalkKeys keys = new TalkKeys(talk, actions);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> keys.press(event, scene.getFocusOwner()));
    }

    private void press(KeyEvent event, @Nullable Node focus) {
        boolean theirs = belongsTo(focus, event.getCode());
        if (!theirs && !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && act(event.getCode())) {
            event.consume();
        }
    }

    /// Whether the control that has the focus needs a key itself.
    private static boolean belongsTo(@Nullable Node focus, KeyCode code) {
        if (focus instanceof TextField) {
            return code.isDigitKey()
                    || switch (code) {
                        case LEFT, RIGHT, TAB, ENTER, BACK_SPACE, DELETE, HOME, END, SHIFT -> true;
                        default -> false;
                    };
        }
        return focus instanceof ButtonBase && (code == KeyCode.SPACE || code == KeyCode.ENTER);
    }

    private boolean act(KeyCode code) {
        return move(code) || cover(code) || size(code) || vote(code);
    }

    private boolean move(KeyCode code) {
        return switch (code) {
            case PAGE_DOWN, RIGHT, SPACE -> done(talk::next);
            case PAGE_UP, LEFT -> done(talk::previous);
            case HOME -> done(talk::first);
            case END -> done(talk::last);
            case DOWN -> done(() -> actions.scroll(1));
            case UP -> done(() -> actions.scroll(-1));
            case R -> done(talk::reveal);
            case V -> done(talk::poll);
            case N -> done(actions::speaker);
            case ESCAPE -> done(actions::end);
            default -> false;
        };
    }

    private boolean cover(KeyCode code) {
        return switch (code) {
            case B, PERIOD, DECIMAL -> done(() -> talk.cover(Talk.Cover.BLANK));
            case S -> done(() -> talk.cover(Talk.Cover.SPOTLIGHT));
            case D -> done(() -> talk.cover(Talk.Cover.PEN));
            case C -> done(actions::wipe);
            case T -> done(actions::colours);
            case H -> done(talk::help);
            default -> false;
        };
    }

    private boolean size(KeyCode code) {
        return switch (code) {
            case PLUS, EQUALS, ADD -> done(talk::larger);
            case MINUS, SUBTRACT -> done(talk::smaller);
            case DIGIT0, NUMPAD0 -> done(() -> talk.scale(1));
            default -> false;
        };
    }

    /// A number key is one more hand for the option of that number.
    private boolean vote(KeyCode code) {
        if (!code.isDigitKey() || !talk.isPolling()) {
            return false;
        }
        int option = Integer.parseInt(code.getChar()) - 1;
        return option < talk.options() && done(() -> talk.count(option, talk.counted().count(option) + 1));
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }
}
