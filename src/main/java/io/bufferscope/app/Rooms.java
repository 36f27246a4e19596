package io.bufferscope.app;

import io.bufferscope.app.copies.CopiesRoom;
import io.bufferscope.app.learn.LearnRoom;
import io.bufferscope.app.pool.PoolRoom;
import io.bufferscope.app.scope.ScopeRoom;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Surroundings;
import java.util.List;

/// The list of all rooms, in the order of the rail; a new room is one more line.
public final class Rooms {

    private Rooms() {}

    /// New rooms for one window.
    public static List<Room> all(Surroundings surroundings) {
        return List.of(
                new LearnRoom(surroundings),
                new ScopeRoom(surroundings),
                new PoolRoom(surroundings),
                new CopiesRoom(surroundings));
    }
}
