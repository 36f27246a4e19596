package io.bufferscope.claims;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The maker of contrary observations: all combinations of values that could matter to a claim's rules.
final class Contrary {

    private static final Pattern LITERAL = Pattern.compile("'([^']*)'|(?<![\\w.])\\d+(?:\\.\\d+)?");
    private static final int MOST = 200_000;
    private static final List<String> FACTORS = List.of("0", "0.001", "0.05", "1", "20", "1000");

    private Contrary() {}

    /// All verdicts that a claim can get.
    static Set<Verdict> verdicts(Claim claim) throws FormulaException {
        return claim.check() instanceof Check.Arithmetic computation ? computed(claim, computation) : decided(claim);
    }

    /// Verdicts of the computation with one or two of its given numbers changed.
    private static Set<Verdict> computed(Claim claim, Check.Arithmetic check) {
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (Map<String, Check.Given> once : changed(check.given())) {
            for (Map<String, Check.Given> given : changed(once)) {
                verdicts.add(Checker.computed(claim, new Check.Arithmetic(given, check.steps(), check.rules()))
                        .verdict());
            }
        }
        verdicts.remove(Verdict.FAILED);
        return verdicts;
    }

    private static List<Map<String, Check.Given>> changed(Map<String, Check.Given> given) {
        List<Map<String, Check.Given>> all = new ArrayList<>();
        for (String name : given.keySet()) {
            for (String factor : FACTORS) {
                Map<String, Check.Given> other = new LinkedHashMap<>(given);
                other.computeIfPresent(
                        name,
                        (_, it) -> new Check.Given(it.value().multiply(new BigDecimal(factor)), it.unit(), it.says()));
                all.add(other);
            }
        }
        return all;
    }

    private static Set<Verdict> decided(Claim claim) throws FormulaException {
        Rules rules = claim.check().rules();
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (Observations observed : combinations(List.copyOf(ClaimBookTest.names(rules)), candidates(rules))) {
            Optional<Verdict> verdict = decide(rules, observed);
            verdict.ifPresent(verdicts::add);
        }
        return verdicts;
    }

    /// A value of the wrong type decides nothing.
    private static Optional<Verdict> decide(Rules rules, Observations observed) {
        try {
            return rules.decide(observed);
        } catch (FormulaException wrongType) {
            return Optional.empty();
        }
    }

    /// The literals of the rules, numbers beside them, and both truths.
    private static List<String> candidates(Rules rules) {
        Set<String> values = new LinkedHashSet<>(List.of("true", "false", "0", "1", "50", "1000"));
        for (String condition : rules.conditions().values()) {
            for (MatchResult literal : LITERAL.matcher(condition).results().toList()) {
                if (literal.group(1) != null) {
                    values.add(literal.group(1));
                    values.add("something else");
                } else {
                    values.add(literal.group());
                }
            }
        }
        return List.copyOf(values);
    }

    private static List<Observations> combinations(List<String> names, List<String> values) {
        List<Observations> all = new ArrayList<>(List.of(Observations.NONE));
        for (String name : names) {
            List<Observations> longer = new ArrayList<>();
            for (Observations shorter : all) {
                values.forEach(value -> longer.add(shorter.with(name, value)));
            }
            all = longer.size() <= MOST ? longer : longer.subList(0, MOST);
        }
        return all;
    }
}
