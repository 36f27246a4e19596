package io.bufferscope.condition;

import com.ezylang.evalex.BaseException;
import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.parser.ASTNode;
import com.ezylang.evalex.parser.ParseException;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// An expression over a frame and what turned out to be wrong with it so far.
final class Formula {

    private static final Pattern FUNCTION = Pattern.compile("(?<![\\w.\"'])([A-Za-z_]\\w*)\\s*\\(");
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'");
    /// Words and functions that are about what the step did, not about how things stand.
    private static final Set<String> MOMENTARY =
            Set.of("threw", "thrown", "printed", "output", "call", "event", "grew", "changed");

    private final Expression expression;
    private final Names names;
    private final boolean momentary;
    private boolean answered;
    private @Nullable Problem wrong;
    private @Nullable Problem missing;

    private Formula(Expression expression, Names names, boolean momentary) {
        this.expression = expression;
        this.names = names;
        this.momentary = momentary;
    }

    static Formula of(String text) throws ConditionException {
        check(text);
        Names names = new Names();
        Expression expression = new Expression(text, Grammar.of(names));
        try {
            expression.validate();
            return new Formula(expression, names, isMomentary(expression));
        } catch (ParseException e) {
            throw new ConditionException(at(Problem.Kind.SYNTAX, e));
        }
    }

    private static void check(String text) throws ConditionException {
        if (text.isBlank()) {
            throw new ConditionException(new Problem(Problem.Kind.EMPTY, 0, ""));
        }
        if (text.length() > Condition.LONGEST) {
            throw new ConditionException(new Problem(Problem.Kind.LONG, Condition.LONGEST, ""));
        }
        String bare = QUOTED.matcher(text)
                .replaceAll(quoted -> " ".repeat(quoted.group().length()));
        Matcher function = FUNCTION.matcher(bare);
        while (function.find()) {
            if (!Questions.isKnown(function.group(1))) {
                throw new ConditionException(
                        new Problem(Problem.Kind.FUNCTION, function.start(1) + 1, function.group(1)));
            }
        }
    }

    private static boolean isMomentary(Expression expression) throws ParseException {
        return expression.getAllASTNodes().stream()
                .map(ASTNode::getToken)
                .anyMatch(token -> MOMENTARY.contains(token.getValue()));
    }

    /// Its value at a step; null if it has none there.
    @Nullable
    EvaluationValue value(Standpoint where) {
        names.stand(where);
        try {
            EvaluationValue value = expression.evaluate();
            answered = true;
            return value;
        } catch (Missing absent) {
            missing = missing == null || missing.kind() == Problem.Kind.NAME ? absent.problem() : missing;
        } catch (EvaluationException | ParseException e) {
            note(at(Problem.Kind.MISFIT, e));
        } catch (RuntimeException misfit) {
            note(new Problem(Problem.Kind.MISFIT, 0, ""));
        }
        return null;
    }

    /// Keeps the first thing that was wrong.
    void note(Problem problem) {
        wrong = wrong == null ? problem : wrong;
    }

    /// What turned out to be wrong at the steps asked about, or null. That something was missing counts only if it
    /// was missing at every step.
    @Nullable
    Problem problem() {
        return wrong != null || answered ? wrong : missing;
    }

    boolean isMomentary() {
        return momentary;
    }

    private static Problem at(Problem.Kind kind, BaseException e) {
        String word = e.getTokenString() == null ? "" : e.getTokenString();
        return new Problem(kind, Math.max(1, e.getStartPosition()), word);
    }
}
