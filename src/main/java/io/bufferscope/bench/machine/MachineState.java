package io.bufferscope.bench.machine;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The state of the machine at one moment.
///
/// @param system operating system, version and processor architecture
/// @param processor the processor's own name, or null where the system does not tell
/// @param cores processors that this JVM may use
/// @param load average number of running threads over the last minute, or negative where the system does not tell
/// @param governor how the processor's clock is governed, such as `powersave`, or null where that is not told
/// @param power where the electricity comes from
/// @param java version and maker of this JVM
/// @param noise how unsteady equal work was just now
public record MachineState(
        String system,
        @Nullable String processor,
        int cores,
        double load,
        @Nullable String governor,
        Power power,
        String java,
        Noise noise) {

    /// Where the electricity comes from.
    public enum Power {
        MAINS,
        BATTERY,
        UNKNOWN
    }

    /// Looks at the machine; takes about a quarter of a second, most of it for the noise.
    public static MachineState now() {
        SystemFiles files = new SystemFiles(Path.of("/"));
        return new MachineState(
                property("os.name") + " " + property("os.version") + " " + property("os.arch"),
                files.processor(),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                files.governor(),
                files.power(),
                property("java.vm.name") + " " + Runtime.version() + ", " + property("java.vendor"),
                Noise.measure());
    }

    /// Whether the clock may change while a benchmark runs.
    public boolean clockMayChange() {
        return power == Power.BATTERY || (governor != null && !governor.equals("performance"));
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }
}
