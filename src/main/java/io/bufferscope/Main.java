package io.bufferscope;

import io.bufferscope.app.BufferscopeWindow;
import io.bufferscope.app.shell.SettingsStore;
import io.bufferscope.cli.CommandLineApp;
import io.bufferscope.cli.HeadlessDemo;
import io.bufferscope.session.Checkup;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Runner;
import io.bufferscope.view.Toolkit;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The entry point of Bufferscope.
public final class Main {

    private Main() {}

    /// Opens the window when there are no arguments, else runs the command line.
    public static void main(String[] args) {
        System.exit(run(args));
    }

    private static int run(String[] args) {
        if (args.length == 0) {
            return window(null);
        }
        return args[0].equals(Training.NAME)
                ? Training.run(args)
                : CommandLineApp.execute(Main::runner, Main::window, args);
    }

    private static Runner runner() {
        return new ProgramRunner(ChildJvm.ofThisProcess());
    }

    private static int window(@Nullable Path file) {
        if (!Checkup.hasDisplay(System.getenv())) {
            return HeadlessDemo.run(runner(), "there is no display");
        }
        try {
            new BufferscopeWindow(runner(), SettingsStore.ofUser()).showAndWait(file);
            return 0;
        } catch (Toolkit.NoDisplay e) {
            return HeadlessDemo.run(runner(), String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            return 1;
        }
    }
}
