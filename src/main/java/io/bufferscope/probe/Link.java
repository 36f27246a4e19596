package io.bufferscope.probe;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/// What the host tells the probe, by a class that it adds to the program's class path.
///
/// @param socket where it listens, as [Wire#open] takes it
/// @param limitSteps steps after which recording ends; 0 for no limit
/// @param bytesCap most bytes per buffer whose contents are watched
record Link(String socket, long limitSteps, int bytesCap) {

    static @Nullable Link find() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> address;
        try {
            address = lookup.findClass("io.bufferscope.probe.Address");
        } catch (ClassNotFoundException nobodyListens) {
            return null;
        }
        return new Link(
                (String)
                        lookup.findStaticGetter(address, "SOCKET", String.class).invoke(),
                (long) lookup.findStaticGetter(address, "LIMIT_STEPS", long.class)
                        .invoke(),
                (int) lookup.findStaticGetter(address, "BYTES_CAP", int.class).invoke());
    }
}
