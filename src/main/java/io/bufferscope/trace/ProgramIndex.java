package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.List;

/// A program's tables as arrays, with a place for every variable within its method.
final class ProgramIndex {

    final Program program;
    private final Site[] sites;
    private final int[] methodOf;
    private final int[] placeOf;
    private final int[] placesIn;

    ProgramIndex(Program program) {
        this.program = program;
        sites = program.sites().toArray(Site[]::new);
        List<Variable> variables = program.variables();
        methodOf = new int[variables.size()];
        placeOf = new int[variables.size()];
        placesIn = new int[program.methods().size()];
        for (int i = 0; i < methodOf.length; i++) {
            methodOf[i] = variables.get(i).method();
            placeOf[i] = placesIn[methodOf[i]]++;
        }
    }

    Site site(int index) throws TraceFormatException {
        if (index >= sites.length) {
            throw TraceFormatException.malformed("it names place " + index + " of " + sites.length);
        }
        return sites[index];
    }

    /// How many variables a method has.
    int placesIn(int method) throws TraceFormatException {
        if (method >= placesIn.length) {
            throw TraceFormatException.malformed("it names method " + method + " of " + placesIn.length);
        }
        return placesIn[method];
    }

    /// The method of a variable.
    int methodOf(int variable) throws TraceFormatException {
        if (variable >= methodOf.length) {
            throw TraceFormatException.malformed("it names variable " + variable + " of " + methodOf.length);
        }
        return methodOf[variable];
    }

    /// The variables of each method in the order of their places.
    List<List<Integer>> variablesByMethod() {
        List<List<Integer>> byMethod = new ArrayList<>();
        for (int ignored : placesIn) {
            byMethod.add(new ArrayList<>());
        }
        for (int variable = 0; variable < methodOf.length; variable++) {
            byMethod.get(methodOf[variable]).add(variable);
        }
        return byMethod;
    }

    /// The place of a variable within its method.
    int placeOf(int variable) {
        return placeOf[variable];
    }
}
