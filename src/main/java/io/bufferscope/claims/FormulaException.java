package io.bufferscope.claims;

/// A formula that has no value: it is malformed, or names what is not there.
public final class FormulaException extends Exception {

    private static final long serialVersionUID = 1L;

    FormulaException(String formula, String reason) {
        super("The formula '" + formula + "' has no value: " + reason + ".");
    }
}
