package io.bufferscope.app.shell;

import io.bufferscope.view.FxThread;
import java.util.function.Consumer;

/// The one place that every error passes: the user gets a sentence, the log the technical text once.
public final class ErrorFunnel {

    private static final System.Logger LOG = System.getLogger("io.bufferscope");

    private Consumer<Mishap> screen = mishap -> {};
    private Runnable mended = () -> {};

    /// Names who shows mishaps and who takes them away; both are called on the JavaFX thread.
    void showOn(Consumer<Mishap> taker, Runnable remover) {
        screen = taker;
        mended = remover;
    }

    /// Takes back what was told last, since it holds no longer.
    public void mended() {
        FxThread.run(mended);
    }

    /// Tells the user.
    public void tell(Mishap mishap) {
        FxThread.run(() -> screen.accept(mishap));
    }

    /// Tells the user and logs the cause.
    public void tell(Mishap mishap, Throwable cause) {
        LOG.log(System.Logger.Level.INFO, mishap.key(), cause);
        tell(mishap);
    }

    /// Takes an exception that nobody expected.
    public void defect(Throwable cause) {
        LOG.log(System.Logger.Level.ERROR, "defect", cause);
        String what = cause.getClass().getSimpleName();
        tell(new Mishap(Mishap.Kind.DEFECT, "mishap.defect", new Object[] {what}, null));
    }
}
