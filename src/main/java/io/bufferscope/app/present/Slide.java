package io.bufferscope.app.present;

import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Picture;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One view of a presentation: one idea.
///
/// @param subtitle where it stands, such as the name of the step; may be empty
/// @param picture what is drawn at first; null for none
/// @param after what is drawn once the answer is shown; null if that is the same
/// @param text paragraphs below the picture
/// @param ask what the class is asked; null for nothing
/// @param notes paragraphs for the speaker's eyes
public record Slide(
        Narration title,
        String subtitle,
        Code code,
        @Nullable Drawing picture,
        @Nullable Drawing after,
        List<Narration> text,
        @Nullable Ask ask,
        List<Narration> notes) {

    /// A picture that is laid out for the room there is.
    @FunctionalInterface
    public interface Drawing {

        /// The picture in a width of so many pixels at 100 %.
        Picture at(double width);
    }

    /// Lines of a program.
    ///
    /// @param first number of the first line, from 1
    public record Code(int first, List<String> lines) {

        /// No lines.
        public static final Code NONE = new Code(1, List.of());
    }

    /// A question to the class.
    ///
    /// @param options what is offered; empty if the class says a value
    /// @param right index of the right option; -1 if there are none
    /// @param answer the right answer
    /// @param because said with the answer
    public record Ask(List<String> options, int right, String answer, List<Narration> because) {}

    /// A slide with a title and paragraphs.
    public static Slide of(Narration title, String subtitle, List<Narration> text) {
        return new Slide(title, subtitle, Code.NONE, null, null, text, null, List.of());
    }

    /// The same with a picture.
    ///
    /// @param later what is drawn once the answer is shown; null if that is the same
    public Slide showing(Drawing drawing, @Nullable Drawing later) {
        return new Slide(title, subtitle, code, drawing, later, text, ask, notes);
    }

    /// The same with lines of a program.
    public Slide quoting(Code lines) {
        return new Slide(title, subtitle, lines, picture, after, text, ask, notes);
    }

    /// The same with a question.
    public Slide asking(Ask question) {
        return new Slide(title, subtitle, code, picture, after, text, question, notes);
    }

    /// The same with notes.
    public Slide noting(List<Narration> forSpeaker) {
        return new Slide(title, subtitle, code, picture, after, text, ask, forSpeaker);
    }

    /// Whether something of it is shown only when it is asked for.
    public boolean hides() {
        return ask != null || after != null;
    }
}
