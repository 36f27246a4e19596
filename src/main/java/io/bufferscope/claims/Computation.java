package io.bufferscope.claims;

import io.bufferscope.l10n.Language;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A computation that was carried out: each line with what it says, its formula, its numbers and its result.
///
/// @param lines the given numbers, then the results
public record Computation(List<Line> lines) implements Proof {

    private static final Pattern NAME = Pattern.compile("[A-Za-z]\\w*(?!\\w|\\s*\\()");

    /// One number.
    ///
    /// @param formula what it is computed by; empty for a given number
    /// @param filled the formula with numbers instead of names
    /// @param unit empty for plain numbers
    public record Line(String name, Text says, String formula, String filled, BigDecimal value, String unit) {

        /// It as one line of text, such as `time per write = 1000 / rate = 1000 / 12345 = 0.081 ns`.
        public String in(Language language) {
            String result = Figures.shown(value) + (unit.isEmpty() ? "" : " " + unit);
            String by = formula.isEmpty() ? "" : formula + " = " + filled + " = ";
            return says.in(language) + colon(language) + name + " = " + by + result;
        }

        private static String colon(Language language) {
            return switch (language) {
                case EN -> ": ";
                case ZH -> "：";
            };
        }
    }

    static Computation of(Check.Arithmetic check) throws FormulaException {
        List<Line> lines = new ArrayList<>();
        check.given().forEach((name, it) -> lines.add(new Line(name, it.says(), "", "", it.value(), it.unit())));
        for (Check.Step step : check.steps()) {
            Observations known = new Computation(lines).observations();
            BigDecimal value = new Formula(step.formula()).number(known);
            String filled = fill(step.formula(), known);
            lines.add(new Line(step.name(), step.says(), step.formula(), filled, value, step.unit()));
        }
        return new Computation(List.copyOf(lines));
    }

    /// All its numbers by name.
    Observations observations() {
        Observations observed = Observations.NONE;
        for (Line line : lines) {
            observed = observed.with(line.name(), line.value().toPlainString());
        }
        return observed;
    }

    private static String fill(String formula, Observations known) {
        return NAME.matcher(formula).replaceAll(name -> Matcher.quoteReplacement(number(name.group(), known)));
    }

    private static String number(String name, Observations known) {
        return known.typed(name)
                .filter(BigDecimal.class::isInstance)
                .map(value -> Figures.shown((BigDecimal) value))
                .orElse(name);
    }
}
