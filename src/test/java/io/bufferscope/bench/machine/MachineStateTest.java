package io.bufferscope.bench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineStateTest {

    @TempDir
    Path root;

    @Test
    void reads_whatLinuxTells() throws Exception {
        write("proc/cpuinfo", "processor : 0\nmodel name\t: Some CPU @ 2 GHz\nmodel name\t: Other\n");
        write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        write("sys/class/power_supply/BAT0/status", "Discharging\n");
        SystemFiles files = new SystemFiles(root);

        assertThat(files.processor()).isEqualTo("Some CPU @ 2 GHz");
        assertThat(files.governor()).isEqualTo("powersave");
        assertThat(files.power()).isEqualTo(MachineState.Power.BATTERY);
    }

    @Test
    void says_mains_whenTheBatteryIsFull() throws Exception {
        write("sys/class/power_supply/BAT0/status", "Full\n");

        assertThat(new SystemFiles(root).power()).isEqualTo(MachineState.Power.MAINS);
    }

    @Test
    void says_unknown_whereNothingIsTold() {
        SystemFiles files = new SystemFiles(root);

        assertThat(files.processor()).isNull();
        assertThat(files.governor()).isNull();
        assertThat(files.power()).isEqualTo(MachineState.Power.UNKNOWN);
    }

    @Test
    void noise_isTheVariationOfTimes() {
        assertThat(Noise.of(10, 10, 10)).isEqualTo(new Noise(0, 0));
        assertThat(Noise.of(8, 12).variation()).isEqualTo(0.2);
        assertThat(Noise.of(8, 12).stolen()).isEqualTo(0.2);
        assertThat(Noise.of(8, 12).noisy()).isTrue();
    }

    @Test
    void now_tellsOfThisMachine() {
        MachineState now = MachineState.now();

        assertThat(now.cores()).isPositive();
        assertThat(now.java()).contains(System.getProperty("java.vendor"));
        assertThat(now.noise().variation()).isNotNegative();
    }

    private void write(String file, String text) throws Exception {
        Files.createDirectories(root.resolve(file).getParent());
        Files.writeString(root.resolve(file), text);
    }
}
