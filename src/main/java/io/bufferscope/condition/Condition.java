package io.bufferscope.condition;

import com.ezylang.evalex.BaseException;
import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.parser.ASTNode;
import com.ezylang.evalex.parser.ParseException;
import io.bufferscope.trace.Frame;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A question about a step that is answered with yes or no, such as `buf.writable < 4 && step > 10`.
///
/// It can read the frames it is asked about and nothing else. Where something that it names is not there, the answer
/// is no. Not safe for use by several threads.
public final class Condition {

    /// Characters that a condition may have.
    public static final int LONGEST = 500;

    private static final Pattern FUNCTION = Pattern.compile("(?<![\\w.\"'])([A-Za-z_]\\w*)\\s*\\(");
    /// Words and functions that are about what the step did, not about how things stand.
    private static final Set<String> MOMENTARY =
            Set.of("threw", "thrown", "printed", "output", "call", "event", "grew", "changed");

    private final Expression expression;
    private final Names names;
    private final boolean momentary;
    private boolean answered;
    private @Nullable Problem wrong;
    private @Nullable Problem missing;

    private Condition(Expression expression, Names names, boolean momentary) {
        this.expression = expression;
        this.names = names;
        this.momentary = momentary;
    }

    /// Reads a condition.
    ///
    /// @throws ConditionException if it is none; its problem says what is wrong and where
    public static Condition of(String text) throws ConditionException {
        check(text);
        Names names = new Names();
        Expression expression = new Expression(text, Grammar.of(names));
        try {
            expression.validate();
            return new Condition(expression, names, isMomentary(expression));
        } catch (ParseException e) {
            throw new ConditionException(at(Problem.Kind.SYNTAX, e));
        }
    }

    private static void check(String text) throws ConditionException {
        if (text.isBlank()) {
            throw new ConditionException(new Problem(Problem.Kind.EMPTY, 0, ""));
        }
        if (text.length() > LONGEST) {
            throw new ConditionException(new Problem(Problem.Kind.LONG, LONGEST, ""));
        }
        Matcher function = FUNCTION.matcher(text);
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

    /// Whether it holds at a step.
    ///
    /// @param before the frame of the step before; null at the first
    public boolean holds(Frame frame, @Nullable Frame before) {
        names.stand(frame, before);
        try {
            return answer(expression.evaluate());
        } catch (Missing absent) {
            missing = missing == null || missing.kind() == Problem.Kind.NAME ? absent.problem() : missing;
        } catch (EvaluationException | ParseException e) {
            wrong = wrong == null ? at(Problem.Kind.MISFIT, e) : wrong;
        } catch (RuntimeException misfit) {
            wrong = wrong == null ? new Problem(Problem.Kind.MISFIT, 0, "") : wrong;
        }
        return false;
    }

    private boolean answer(EvaluationValue value) {
        answered = true;
        if (!value.isBooleanValue()) {
            wrong = wrong == null ? new Problem(Problem.Kind.BOOLEAN, 0, "") : wrong;
            return false;
        }
        return value.getBooleanValue();
    }

    /// What turned out to be wrong at the steps asked about, or null. That something was missing counts only if it
    /// was missing at every step.
    public @Nullable Problem problem() {
        return wrong != null || answered ? wrong : missing;
    }

    /// Whether it is about what a step did, so that it may hold at two neighbouring steps for two reasons.
    boolean isMomentary() {
        return momentary;
    }

    private static Problem at(Problem.Kind kind, BaseException e) {
        String word = e.getTokenString() == null ? "" : e.getTokenString();
        return new Problem(kind, Math.max(1, e.getStartPosition()), word);
    }
}
