package io.bufferscope.picture.forecast;

import java.util.Set;

/// Names for new variables that a program does not use yet.
///
/// @param taken every name it uses
public record Names(Set<String> taken) {

    /// A free name like a wish: the wish, or the wish with a number.
    String fresh(String wish) {
        String name = wish;
        for (int i = 2; taken.contains(name); i++) {
            name = wish + i;
        }
        return name;
    }
}
