package io.bufferscope.copies;

import org.jspecify.annotations.Nullable;

/// One move of a payload from a place to the next.
///
/// @param systemCall name of the system call that does it, or null if none is needed
/// @param evidence how it is known before anything has run; a run may know better ([Observation])
/// @param source who tells so: a manual page, a class, an article; empty if the hop is what a run measures
public record Hop(
        Place from, Place to, Mover mover, @Nullable String systemCall, Evidence evidence, String source) {

    /// A copy by the processor within a process.
    public static Hop copy(Place from, Place to, String source) {
        return new Hop(from, to, Mover.CPU_COPY, null, Evidence.DOCUMENTED, source);
    }

    /// A copy by the processor in a system call.
    public static Hop call(Place from, Place to, String systemCall) {
        return new Hop(from, to, Mover.CPU_COPY, systemCall, Evidence.DOCUMENTED, systemCall + "(2)");
    }

    /// A pointer handed over within a process.
    public static Hop reference(Place from, Place to, String source) {
        return new Hop(from, to, Mover.REFERENCE, null, Evidence.DOCUMENTED, source);
    }

    /// Whether it crosses the boundary between a process and the kernel.
    public boolean crossesKernel() {
        return (from.zone() == Place.Zone.USER) != (to.zone() == Place.Zone.USER);
    }

    /// Switches between user and kernel mode that one of its system calls takes: into the kernel and back.
    public int modeSwitches() {
        return systemCall == null ? 0 : 2;
    }

    public boolean copiesByCpu() {
        return mover == Mover.CPU_COPY;
    }
}
