package io.bufferscope.instrument;

import io.bufferscope.trace.Variable;
import java.lang.classfile.Attributes;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.LocalVariableInfo;
import java.lang.classfile.attribute.LocalVariableTableAttribute;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The local variables of a method, without `this`, in order of declaration.
///
/// A variable that the compiler describes by several ranges is one variable.
final class Locals {

    private final List<Local> locals = new ArrayList<>();

    Locals(CodeAttribute code, int method, Tables tables) {
        for (LocalVariableTableAttribute table : code.findAttributes(Attributes.localVariableTable())) {
            for (LocalVariableInfo info : table.localVariables()) {
                if (!info.name().equalsString("this")) {
                    locals.add(read(info));
                }
            }
        }
        locals.sort((a, b) -> a.start() != b.start() ? a.start() - b.start() : a.slot() - b.slot());
        locals.replaceAll(local -> numbered(local, method, tables));
    }

    private static Local read(LocalVariableInfo info) {
        int end = info.startPc() + info.length();
        String type = info.type().stringValue();
        return new Local(info.startPc(), end, info.slot(), info.name().stringValue(), type, -1);
    }

    private Local numbered(Local local, int method, Tables tables) {
        int variable = -1;
        for (Local other : locals) {
            boolean isSame = other.slot() == local.slot() && other.name().equals(local.name());
            if (isSame && other.variable() >= 0 && other.type().equals(local.type())) {
                variable = other.variable();
            }
        }
        if (variable < 0) {
            variable = tables.add(new Variable(local.name(), local.type(), method));
        }
        return new Local(local.start(), local.end(), local.slot(), local.name(), local.type(), variable);
    }

    /// The variable in a slot at a bci, null if it has no name in the source.
    @Nullable
    Local at(int slot, int bci) {
        for (Local local : locals) {
            if (local.slot() == slot && local.holdsAt(bci)) {
                return local;
            }
        }
        return null;
    }

    /// The parameters.
    List<Local> parameters() {
        List<Local> found = new ArrayList<>();
        for (Local local : locals) {
            if (local.start() == 0) {
                found.add(local);
            }
        }
        return found;
    }

    /// The variables in scope at a bci, as indices in the program's table.
    List<Integer> scope(int bci) {
        List<Integer> found = new ArrayList<>();
        for (Local local : locals) {
            if (local.holdsAt(bci)) {
                found.add(local.variable());
            }
        }
        return List.copyOf(found);
    }
}
