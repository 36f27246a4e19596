package io.bufferscope.instrument.twin;

import com.sun.source.tree.MethodTree;
import java.util.List;

/// A method as it is written for buffers that come in a certain state.
record Version(MethodTree method, List<Edit> edits) {

    Version {
        edits = List.copyOf(edits);
    }
}
