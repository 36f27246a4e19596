package io.bufferscope.session;

import java.nio.file.Path;

/// A runner that compiles, weaves and starts programs on this machine.
public final class ProgramRunner implements Runner {

    private final ChildJvm jvm;

    public ProgramRunner(ChildJvm jvm) {
        this.jvm = jvm;
    }

    @Override
    public Run run(Path file, String source, RunOptions options) {
        ProgramRun run = new ProgramRun(jvm, options);
        Thread.ofPlatform().name("run " + file.getFileName()).daemon().start(() -> run.go(file, source));
        return run;
    }
}
