package io.bufferscope.claims;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/// How a claim is checked.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Check.Observed.class, name = "run"),
    @JsonSubTypes.Type(value = Check.Compiled.class, name = "javac"),
    @JsonSubTypes.Type(value = Check.Arithmetic.class, name = "arithmetic"),
    @JsonSubTypes.Type(value = Check.Measured.class, name = "bench"),
    @JsonSubTypes.Type(value = Check.Documented.class, name = "documented"),
    @JsonSubTypes.Type(value = Check.Told.class, name = "told")
})
public sealed interface Check {

    /// Its name in data files.
    default String kind() {
        return switch (this) {
            case Observed _ -> "run";
            case Compiled _ -> "javac";
            case Arithmetic _ -> "arithmetic";
            case Measured _ -> "bench";
            case Documented _ -> "documented";
            case Told _ -> "told";
        };
    }

    /// The rules that make a verdict of what it observes; none where nothing can be observed.
    default Rules rules() {
        return switch (this) {
            case Observed run -> run.rules();
            case Compiled compile -> compile.rules();
            case Arithmetic computation -> computation.rules();
            case Measured measurement -> measurement.rules();
            case Documented _, Told _ -> Rules.NONE;
        };
    }

    /// Whether it takes less than about a second.
    default boolean isQuick() {
        return switch (this) {
            case Observed run -> !run.slow();
            case Measured _ -> false;
            case Compiled _, Arithmetic _, Documented _, Told _ -> true;
        };
    }

    /// A program is run in a JVM of its own; it prints what it observes as `name = value`.
    ///
    /// @param program name of its source among the resources
    /// @param flags options of the JVM
    record Observed(String program, List<String> flags, boolean slow, Rules rules) implements Check {}

    /// The compiler is asked; observed are `compiles` and `message`, the first line of what it says.
    ///
    /// @param program name of the source among the resources
    record Compiled(String program, Rules rules) implements Check {}

    /// A computation from given numbers; observed are the numbers and all results.
    ///
    /// @param given numbers by name
    /// @param steps what is computed, in order
    record Arithmetic(Map<String, Given> given, List<Step> steps, Rules rules) implements Check {}

    /// A number that a computation starts from.
    ///
    /// @param unit empty for plain numbers
    /// @param says what it is and where it comes from
    record Given(BigDecimal value, String unit, Text says) {}

    /// One result of a computation.
    ///
    /// @param formula over the given numbers and the results before
    record Step(String name, String formula, String unit, Text says) {}

    /// A benchmark measures it; observed are its scores by name (`docs/claims-json.md`). It is run on request only.
    ///
    /// @param scores names of the scores that the rules need
    record Measured(List<String> scores, Rules rules) implements Check {}

    /// Only documents tell: it is about hardware, history or other languages.
    record Documented() implements Check {}

    /// Only the author can know: a story of a private system, or an opinion.
    record Told() implements Check {}
}
