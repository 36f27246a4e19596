package io.bufferscope.cli;

import io.bufferscope.session.Checkup;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `doctor`: says what this machine has and lacks.
@Command(name = "doctor", description = "Say what this machine has and lacks for Bufferscope.")
final class DoctorCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Checkup.Finding> findings = Checkup.examine();
        PrintWriter out = spec.commandLine().getOut();
        out.println("bufferscope " + Versions.application());
        findings.forEach(finding -> out.println(line(finding)));
        boolean fit = findings.stream().allMatch(finding -> finding.fit() || finding.optional());
        return fit ? 0 : Failure.ENVIRONMENT;
    }

    private static String line(Checkup.Finding finding) {
        String mark = finding.fit() ? "ok     " : finding.optional() ? "note   " : "missing";
        return mark + "  " + finding.sentence();
    }
}
