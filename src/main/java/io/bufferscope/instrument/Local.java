package io.bufferscope.instrument;

import java.lang.classfile.TypeKind;

/// A local variable or parameter of a method over the instructions at which it has a value.
///
/// @param start bci from which it has a value
/// @param end bci after the last one
/// @param slot index in the frame
/// @param name name in the source
/// @param type descriptor
/// @param variable index in the program's table of variables
record Local(int start, int end, int slot, String name, String type, int variable) {

    TypeKind kind() {
        return TypeKind.fromDescriptor(type).asLoadable();
    }

    boolean holdsAt(int bci) {
        return start <= bci && bci < end;
    }
}
