package io.bufferscope.condition;

import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.config.FunctionDictionaryIfc;
import com.ezylang.evalex.config.MapBasedFunctionDictionary;
import com.ezylang.evalex.config.MapBasedOperatorDictionary;
import com.ezylang.evalex.config.OperatorDictionaryIfc;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.operators.OperatorIfc;
import com.ezylang.evalex.operators.arithmetic.InfixDivisionOperator;
import com.ezylang.evalex.operators.arithmetic.InfixMinusOperator;
import com.ezylang.evalex.operators.arithmetic.InfixModuloOperator;
import com.ezylang.evalex.operators.arithmetic.InfixMultiplicationOperator;
import com.ezylang.evalex.operators.arithmetic.InfixPlusOperator;
import com.ezylang.evalex.operators.arithmetic.PrefixMinusOperator;
import com.ezylang.evalex.operators.booleans.InfixAndOperator;
import com.ezylang.evalex.operators.booleans.InfixEqualsOperator;
import com.ezylang.evalex.operators.booleans.InfixGreaterEqualsOperator;
import com.ezylang.evalex.operators.booleans.InfixGreaterOperator;
import com.ezylang.evalex.operators.booleans.InfixLessEqualsOperator;
import com.ezylang.evalex.operators.booleans.InfixLessOperator;
import com.ezylang.evalex.operators.booleans.InfixNotEqualsOperator;
import com.ezylang.evalex.operators.booleans.InfixOrOperator;
import com.ezylang.evalex.operators.booleans.PrefixNotOperator;
import java.util.Map;

/// The part of the library's language that conditions have: Java's comparisons, `&&`, `||`, `!` and arithmetic without
/// powers, over the names and functions of a step. No other function of the library can be reached.
final class Grammar {

    private static final OperatorDictionaryIfc OPERATORS = operators();

    private Grammar() {}

    static ExpressionConfiguration of(Names names) {
        FunctionDictionaryIfc functions = new MapBasedFunctionDictionary();
        Questions.of(names).forEach(functions::addFunction);
        return ExpressionConfiguration.builder()
                .operatorDictionary(OPERATORS)
                .functionDictionary(functions)
                .dataAccessorSupplier(() -> names)
                .defaultConstants(Map.of(
                        "true", EvaluationValue.TRUE,
                        "false", EvaluationValue.FALSE,
                        "null", EvaluationValue.NULL_VALUE))
                .implicitMultiplicationAllowed(false)
                .singleQuoteStringLiteralsAllowed(true)
                .maxRecursionDepth(300)
                .build();
    }

    private static OperatorDictionaryIfc operators() {
        OperatorDictionaryIfc operators = new MapBasedOperatorDictionary();
        operators.addOperator("!", new PrefixNotOperator());
        operators.addOperator("-", new PrefixMinusOperator());
        operators.addOperator("+", new InfixPlusOperator());
        operators.addOperator("-", new InfixMinusOperator());
        operators.addOperator("*", new InfixMultiplicationOperator());
        operators.addOperator("/", new InfixDivisionOperator());
        operators.addOperator("%", new InfixModuloOperator());
        operators.addOperator("==", new InfixEqualsOperator());
        operators.addOperator("!=", new InfixNotEqualsOperator());
        compare(operators, "<", new InfixLessOperator());
        compare(operators, "<=", new InfixLessEqualsOperator());
        compare(operators, ">", new InfixGreaterOperator());
        compare(operators, ">=", new InfixGreaterEqualsOperator());
        operators.addOperator("&&", new InfixAndOperator());
        operators.addOperator("||", new InfixOrOperator());
        return operators;
    }

    private static void compare(OperatorDictionaryIfc operators, String sign, OperatorIfc operator) {
        operators.addOperator(sign, new Comparison(operator));
    }
}
