package io.bufferscope.instrument;

import io.bufferscope.trace.Method;
import io.bufferscope.trace.Range;
import io.bufferscope.trace.Site;
import io.bufferscope.trace.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The growing tables of methods, places and variables that the numbers in woven code point into.
final class Tables {

    private final List<Method> methods = new ArrayList<>();
    private final List<Site> sites = new ArrayList<>();
    private final List<Variable> variables = new ArrayList<>();

    int add(Method method) {
        methods.add(method);
        return methods.size() - 1;
    }

    int add(Variable variable) {
        variables.add(variable);
        return variables.size() - 1;
    }

    int addSite(int method, int line, @Nullable Range range, @Nullable String call, List<Integer> scope) {
        sites.add(new Site(sites.size(), method, line, range, call, scope));
        return sites.size() - 1;
    }

    /// The variables in scope at a place.
    List<Integer> scope(int site) {
        return sites.get(site).scope();
    }

    /// Says of a method that it runs as the compiler made it.
    void unweave(int method) {
        Method old = methods.get(method);
        methods.set(method, new Method(old.owner(), old.name(), old.descriptor(), false));
    }

    List<Method> methods() {
        return List.copyOf(methods);
    }

    List<Site> sites() {
        return List.copyOf(sites);
    }

    List<Variable> variables() {
        return List.copyOf(variables);
    }
}
