package io.bufferscope.app.scope;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.instrument.BareStatements;
import io.bufferscope.view.CodePane;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The helper of those who write or paste less than a program: puts bare statements into `main` and says so, and names
/// a new program after its class.
final class StatementWrapper {

    private static final Pattern TYPE =
            Pattern.compile("(?m)^\\s*(public\\s+)?(?:(?:final|abstract|sealed|static)\\s+)*"
                    + "(?:class|record|enum|interface)\\s+(\\w+)");

    private final ErrorFunnel errors;
    private final CodePane pane;
    private @Nullable OpenProgram told;

    StatementWrapper(ErrorFunnel errors, CodePane pane) {
        this.errors = errors;
        this.pane = pane;
    }

    /// Makes what was pasted into an empty program a program, and says so.
    void pasted(OpenProgram program) {
        complete(program);
        tell();
    }

    /// Makes a program of bare statements; [#tell] says so.
    void complete(OpenProgram program) {
        String wrapped = BareStatements.wrap(program.text());
        if (wrapped != null) {
            program.code().replace(wrapped);
            told = program;
        }
        name(program);
    }

    /// Says what was completed since the last time, and offers to take it back.
    void tell() {
        OpenProgram program = told;
        told = null;
        if (program != null) {
            errors.tell(Mishap.notice("editor.wrapped").with("editor.unwrap", () -> takeBack(program)));
        }
    }

    private void takeBack(OpenProgram program) {
        if (pane.textProperty().get().equals(program.text())) {
            pane.area().undo();
        }
    }

    private static void name(OpenProgram program) {
        Matcher type = TYPE.matcher(program.text());
        String name = null;
        while (type.find()) {
            name = name == null || type.group(1) != null ? type.group(2) : name;
        }
        if (name != null && program.isNew()) {
            program.call(name + ".java");
        }
    }
}
