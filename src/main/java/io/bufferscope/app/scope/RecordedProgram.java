package io.bufferscope.app.scope;

import io.bufferscope.instrument.Problem;
import io.bufferscope.trace.Site;
import io.bufferscope.view.CodeMarks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a run said about open programs: whose steps are shown and with which text, and whose mistakes.
///
/// @param program the program that was recorded, or null
/// @param text its text when it ran
/// @param site where the step at the cursor happened, or null
/// @param faulty the program that did not compile, or null
/// @param problems its mistakes
record RecordedProgram(
        @Nullable OpenProgram program,
        String text,
        @Nullable Site site,
        @Nullable OpenProgram faulty,
        List<Problem> problems) {

    static final RecordedProgram NONE = new RecordedProgram(null, "", null, null, List.of());

    /// The recording of a program.
    static RecordedProgram of(OpenProgram program, String text) {
        return new RecordedProgram(program, text, null, null, List.of());
    }

    RecordedProgram at(Site newSite) {
        return new RecordedProgram(program, text, newSite, faulty, problems);
    }

    RecordedProgram with(OpenProgram wrong, List<Problem> found) {
        return new RecordedProgram(program, text, site, wrong, found);
    }

    /// Whether a recording is shown that is not of this program as it is written.
    boolean isStale(OpenProgram shown, String written) {
        return program != null && !(shown.equals(program) && written.equals(text));
    }

    /// The mistakes of a program.
    List<Problem> problems(OpenProgram shown) {
        return shown.equals(faulty) ? problems : List.of();
    }

    /// What is to be marked in a program.
    CodeMarks marks(OpenProgram shown) {
        List<CodeMarks.Problem> wrong = problems(shown).stream()
                .map(each -> new CodeMarks.Problem(each.line(), each.column(), each.message()))
                .toList();
        if (!wrong.isEmpty()) {
            return new CodeMarks(0, null, wrong);
        }
        if (site == null || !shown.equals(program) || isStale(shown, shown.text())) {
            return CodeMarks.NONE;
        }
        return new CodeMarks(site.line(), site.call() == null ? null : site.range(), List.of());
    }
}
