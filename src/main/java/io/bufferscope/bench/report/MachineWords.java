package io.bufferscope.bench.report;

import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What is told of a machine's state, in one language.
///
/// @param words the language
public record MachineWords(Messages words) {

    /// What the machine was like, a line each; empty if that is not known.
    ///
    /// @param before its state before a run, or null
    /// @param after its state after it, or null
    public List<String> lines(@Nullable MachineState before, @Nullable MachineState after) {
        if (before == null) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(before.system());
        String processor = before.processor();
        lines.add((processor == null ? "" : processor + ", ") + words.text("benchreport.cores", before.cores()));
        lines.add(before.java());
        String governor = before.governor();
        if (governor != null) {
            lines.add(words.text("benchreport.governor", governor));
        }
        if (before.power() != MachineState.Power.UNKNOWN) {
            String power = before.power().name().toLowerCase(Locale.ROOT);
            lines.add(words.text("benchreport.power." + power));
        }
        lines.add(words.text("benchreport.load", Figures.number(Math.max(0, before.load()))));
        lines.add(noise(before, after));
        return lines;
    }

    private String noise(MachineState before, @Nullable MachineState after) {
        return words.text(
                "benchreport.noise",
                percent(before.noise().variation()),
                after == null ? "?" : percent(after.noise().variation()));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * 100);
    }
}
