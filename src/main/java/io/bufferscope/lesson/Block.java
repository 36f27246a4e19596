package io.bufferscope.lesson;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A part of a step that does something.
public sealed interface Block {

    /// Where it begins in its file, from 1.
    int line();

    /// The word after the fence.
    String word();

    /// A question whose right answer is a value of the learner's own frame.
    ///
    /// @param answer the expression whose value is right
    /// @param choices what is offered; empty if the learner types a value
    /// @param because said after the answer; may be empty
    /// @param at marker whose place is asked about; null for the step's own
    record Predict(
            int line,
            String ask,
            String answer,
            List<Choice> choices,
            String because,
            @Nullable String at) implements Block {

        @Override
        public String word() {
            return "predict";
        }
    }

    /// An answer that is offered.
    ///
    /// @param expression what gives its value
    /// @param why why one might think so and what is wrong with it; may be empty
    record Choice(String expression, String why) {}

    /// Something to write.
    ///
    /// @param program file of the starter code
    /// @param harness file of the program that calls the learner's code; null if that runs by itself
    /// @param seeds how many seeds it is graded with, 1 to 20
    record Task(
            int line, String program, String goal, @Nullable String harness, int seeds) implements Block {

        @Override
        public String word() {
            return "task";
        }
    }

    /// Something that must be true of a run.
    ///
    /// @param subject the expression, text or name of a call that it is about
    /// @param when `end`, `ever`, `always` or a marker
    /// @param says what is checked, in words
    /// @param otherwise said if it does not hold; may be empty
    record Check(int line, Kind kind, String subject, String when, String says, String otherwise) implements Block {

        /// What kind of thing must be true.
        public enum Kind {
            /// An expression holds.
            THAT,
            /// The program prints a text.
            PRINTS,
            /// A call was seen.
            CALLS,
            /// A call was not seen.
            AVOIDS
        }

        @Override
        public String word() {
            return "check";
        }
    }

    /// What is on the screen.
    ///
    /// @param program another program from here on; null for the one before
    /// @param at marker to stand at; null for the step's own
    /// @param buffers names of the buffers to draw; empty for all
    /// @param room key of a room to offer; null for none
    record Show(
            int line,
            @Nullable String program,
            @Nullable String at,
            List<String> buffers,
            List<Arrow> arrows,
            @Nullable String room)
            implements Block {

        @Override
        public String word() {
            return "show";
        }
    }

    /// A note beside an index of a buffer.
    ///
    /// @param index such as `b.limit`
    record Arrow(String index, String text) {}

    /// Markdown for a learner who is stuck.
    record Hint(int line, String markdown) implements Block {

        @Override
        public String word() {
            return "hint";
        }
    }

    /// Markdown for the speaker's eyes.
    record Note(int line, String markdown) implements Block {

        @Override
        public String word() {
            return "note";
        }
    }

    /// Numbers of claims that the step is about.
    record Claims(int line, List<String> numbers) implements Block {

        @Override
        public String word() {
            return "claim";
        }
    }

    /// Names of benchmarks that the step is about.
    record Benchmarks(int line, List<String> names) implements Block {

        @Override
        public String word() {
            return "bench";
        }
    }
}
