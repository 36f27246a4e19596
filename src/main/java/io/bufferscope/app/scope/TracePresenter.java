package io.bufferscope.app.scope;

import io.bufferscope.app.present.Presenter;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.trace.Trace;
import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;

/// The way from the room to the whole screen: presents the trace from the step at the cursor on.
final class TracePresenter {

    private final Player player;
    private final Chronicle chronicle;
    private final Manner manner;
    private final ErrorFunnel errors;

    TracePresenter(Player player, Chronicle chronicle, Manner manner, ErrorFunnel errors) {
        this.player = player;
        this.chronicle = chronicle;
        this.manner = manner;
        this.errors = errors;
    }

    Shortcut shortcut() {
        return Shortcut.everywhere("keys.present", this::present, "F5");
    }

    Button button() {
        return Controls.iconButton(Feather.MONITOR, manner.words().of("present.button"), this::present);
    }

    private void present() {
        Trace trace = player.trace();
        if (trace == null || player.step() == 0) {
            errors.tell(Mishap.notice("present.nothing"));
            return;
        }
        player.pause();
        Presenter.open(manner, new TraceDeck(player, trace, chronicle.lives(), manner.words().messages()));
    }
}
