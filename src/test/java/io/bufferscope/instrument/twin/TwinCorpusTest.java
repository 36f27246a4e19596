package io.bufferscope.instrument.twin;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.CorpusProgram;
import io.bufferscope.corpus.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every twin that is written prints what its program prints, and every refusal names its place.
@Execution(ExecutionMode.CONCURRENT)
class TwinCorpusTest {

    @TempDir
    Path folder;

    static List<CorpusProgram> accepted() {
        return TwinPrograms.all().stream()
                .filter(program -> !program.name().endsWith("no-main"))
                .filter(program -> TwinPrograms.twin(program) instanceof Twin.Written)
                .toList();
    }

    static List<CorpusProgram> refused() {
        return TwinPrograms.all().stream()
                .filter(program -> TwinPrograms.twin(program) instanceof Twin.Refused)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("accepted")
    void twin_printsTheSame_forEveryProgramAccepted(CorpusProgram program) throws Exception {
        Twin.Written twin = (Twin.Written) TwinPrograms.twin(program);
        Outcome first = TwinPrograms.run(
                program, program.fileName(), TwinPrograms.source(program), Files.createDirectory(folder.resolve("a")));
        Outcome second =
                TwinPrograms.run(program, twin.fileName(), twin.source(), Files.createDirectory(folder.resolve("b")));
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.exit()).isEqualTo(first.exit());
        assertThat(twin.source()).contains("ByteBuf").doesNotContainPattern("\\bByteBuffer\\.(allocate|wrap)");
    }

    @ParameterizedTest
    @MethodSource("refused")
    void refusal_namesLineAndCall_forEveryProgramRefused(CorpusProgram program) {
        Twin.Refused refused = (Twin.Refused) TwinPrograms.twin(program);
        List<String> lines = TwinPrograms.source(program).lines().toList();
        assertThat(refused.refusals()).isNotEmpty().allSatisfy(refusal -> {
            assertThat(refusal.reason()).isNotEqualTo(TwinRefusal.Reason.NOT_PROVEN);
            assertThat(refusal.call()).isNotBlank();
            assertThat(refusal.line()).isBetween(1, lines.size());
            assertThat(refusal.column())
                    .isBetween(1, lines.get(refusal.line() - 1).length() + 1);
        });
    }

    @Test
    void twins_areWritten_forAGoodShare() {
        assertThat(accepted()).hasSizeGreaterThanOrEqualTo(16);
    }
}
