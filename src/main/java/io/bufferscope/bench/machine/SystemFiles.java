package io.bufferscope.bench.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What Linux tells of the hardware in its files; other systems have none of them.
///
/// @param root the root of the file system
record SystemFiles(Path root) {

    private static final String GOVERNOR = "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";

    /// The processor's name, or null.
    @Nullable
    String processor() {
        return lines(root.resolve("proc/cpuinfo")).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(null);
    }

    /// How the clock is governed, or null.
    @Nullable
    String governor() {
        return first(root.resolve(GOVERNOR));
    }

    /// On battery if a battery is being emptied, on the mains if one is not or if the mains are there.
    MachineState.Power power() {
        MachineState.Power power = MachineState.Power.UNKNOWN;
        try (DirectoryStream<Path> supplies = Files.newDirectoryStream(root.resolve("sys/class/power_supply"))) {
            for (Path supply : supplies) {
                if ("Discharging".equals(first(supply.resolve("status")))) {
                    return MachineState.Power.BATTERY;
                }
                power = MachineState.Power.MAINS;
            }
        } catch (IOException e) {
            return power;
        }
        return power;
    }

    private static @Nullable String first(Path file) {
        List<String> lines = lines(file);
        return lines.isEmpty() ? null : lines.getFirst().strip();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            return List.of();
        }
    }
}
