package io.bufferscope.picture.forecast;

import io.bufferscope.picture.forecast.Forecast.Move;
import java.util.ArrayList;
import java.util.List;

/// The numbers that a call would change, gathered; what stays as it is is left out.
final class Moves {

    private final List<Move> moves = new ArrayList<>();

    Moves move(String field, long before, long after) {
        return add(new Move(field, before, after, false));
    }

    /// A number that becomes this or more.
    Moves atLeast(String field, long before, long after, boolean open) {
        return add(new Move(field, before, after, open));
    }

    private Moves add(Move move) {
        if (move.before() != move.after()) {
            moves.add(move);
        }
        return this;
    }

    List<Move> list() {
        return List.copyOf(moves);
    }
}
