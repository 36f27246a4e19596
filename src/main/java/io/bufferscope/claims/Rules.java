package io.bufferscope.claims;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A decision table: verdicts in order, each with the condition over what was observed under which it is given.
///
/// @param conditions formulas that are true or false, such as `usedAtStart == 0`
public record Rules(Map<Verdict, String> conditions) {

    static final Rules NONE = new Rules(Map.of());

    /// Reads a table from a data file.
    @JsonCreator
    static Rules of(LinkedHashMap<String, String> table) {
        Map<Verdict, String> conditions = new LinkedHashMap<>();
        table.forEach((verdict, condition) -> conditions.put(Verdict.of(verdict), condition));
        return new Rules(conditions);
    }

    /// The verdict of the first condition that is met; nothing if none is.
    ///
    /// @throws FormulaException if a condition asks for what was not observed
    public Optional<Verdict> decide(Observations observed) throws FormulaException {
        for (Map.Entry<Verdict, String> rule : conditions.entrySet()) {
            if (new Formula(rule.getValue()).holds(observed)) {
                return Optional.of(rule.getKey());
            }
        }
        return Optional.empty();
    }
}
