package io.bufferscope.app.scope;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.session.RunStart;

/// The telling of runs that did not start: at the place of the mistake, in the console and in the banner.
///
/// @param again runs the program once more
record StartFailures(ScopePanes panes, ErrorFunnel errors, Runnable again) {

    void tell(OpenProgram program, RunStart start) {
        switch (start) {
            case RunStart.Running _ -> {}
            case RunStart.NotCompiled failed -> {
                panes.source().showProblems(program, failed.problems());
                panes.console().showMessages(failed.messages());
                errors.tell(Mishap.failure(
                        "mishap.not.compiled", failed.problems().size()));
            }
            case RunStart.NotStarted failed ->
                errors.tell(Mishap.failure("mishap.not.started", failed.sentence())
                        .with("mishap.again", again));
        }
    }
}
