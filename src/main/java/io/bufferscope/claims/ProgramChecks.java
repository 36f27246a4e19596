package io.bufferscope.claims;

import io.bufferscope.session.BatchProgram;
import io.bufferscope.session.BatchResult;
import io.bufferscope.session.BatchRunner;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The checks whose programs run in JVMs with the same options; claims that share a program share its run.
///
/// @param flags options of the JVM
record ProgramChecks(BatchRunner runner, List<String> flags) {

    void check(List<Claim> claims, Consumer<Finding> told) throws IOException {
        Map<String, List<Claim>> byProgram = new LinkedHashMap<>();
        claims.forEach(claim -> byProgram
                .computeIfAbsent(program(claim), _ -> new ArrayList<>())
                .add(claim));
        CompiledPrograms compiler = new CompiledPrograms(
                runner.compileClassPath(), (name, why) -> tell(take(name, byProgram), notCompiled(why), told));
        List<BatchProgram> programs = compiler.compile(List.copyOf(byProgram.keySet()));
        runner.run(programs, flags, (program, result) -> tell(take(program.name(), byProgram), result, told));
        byProgram.values().forEach(rest -> tell(rest, new Proof.Trouble(Proof.Reason.INTERRUPTED, ""), told));
    }

    private static Proof.Trouble notCompiled(String messages) {
        return new Proof.Trouble(Proof.Reason.NOT_COMPILED, messages);
    }

    private static List<Claim> take(String program, Map<String, List<Claim>> byProgram) {
        List<Claim> claims = byProgram.remove(program);
        return claims == null ? List.of() : claims;
    }

    private static String program(Claim claim) {
        return claim.check() instanceof Check.Observed run ? run.program() : "";
    }

    private static void tell(List<Claim> claims, BatchResult result, Consumer<Finding> told) {
        switch (result) {
            case BatchResult.Returned(List<String> output, Duration took) ->
                claims.forEach(claim -> told.accept(Finding.of(
                        claim, Observations.printed(output), new Proof.Printed(program(claim), output), took)));
            case BatchResult.Threw threw -> tell(claims, new Proof.Trouble(Proof.Reason.THREW, threw.thrown()), told);
            case BatchResult.TimedOut(Duration limit) ->
                tell(claims, new Proof.Trouble(Proof.Reason.TIMED_OUT, Long.toString(limit.toSeconds())), told);
            case BatchResult.Died(int exitCode, String said) ->
                tell(claims, new Proof.Trouble(Proof.Reason.DIED, (exitCode + " " + said).strip()), told);
        }
    }

    private static void tell(List<Claim> claims, Proof.Trouble trouble, Consumer<Finding> told) {
        claims.forEach(claim -> told.accept(Finding.failed(claim, trouble.reason(), trouble.detail())));
    }
}
