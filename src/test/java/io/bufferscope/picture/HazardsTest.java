package io.bufferscope.picture;

import static io.bufferscope.picture.Frames.frame;
import static io.bufferscope.picture.Frames.netty;
import static io.bufferscope.picture.Frames.nio;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.session.RecordedProgram;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Warnings of stale and shared memory, on frames made by hand and in a real program.
@Timeout(120)
class HazardsTest {

    private static final Messages ENGLISH = Messages.of(Language.EN);

    @TempDir
    Path folder;

    private static Map<String, String> hazards(Frame frame, Lives lives) {
        Hazards hazards = new Hazards(frame, lives, ENGLISH);
        Map<String, String> found = new LinkedHashMap<>();
        for (Tape tape : frame.tapes()) {
            Hazard hazard = hazards.of(tape);
            if (hazard != null && tape.name() != null) {
                found.put(tape.name(), hazard.badge());
            }
        }
        return found;
    }

    @Test
    void warns_of_nothing_when_views_are_of_one_buffer() {
        Frame frame = frame().heap(1, 16, "abc")
                .tape(nio(1, "nio", 1, 16).build())
                .tape(nio(2, "view", 1, 8).build())
                .tape(netty(3, "buf", 1, 16).build())
                .build();
        assertThat(hazards(frame, new Lives())).isEmpty();
    }

    @Test
    void warns_of_two_owners_on_the_same_bytes() {
        Frame frame = frame().heap(1, 16, "abc")
                .tape(netty(1, "one", 1, 8).build())
                .tape(netty(2, "two", 1, 8).offset(4).build())
                .tape(netty(3, "apart", 1, 4).offset(12).build())
                .build();
        assertThat(hazards(frame, new Lives())).containsOnlyKeys("one", "two").containsValue("shared");
    }

    @Test
    void names_the_buffer_that_got_the_memory_of_a_freed_one() {
        Frame frame = frame().heap(1, 16, "abc")
                .tape(netty(1, "old", 1, 16).refCnt(0).build())
                .tape(netty(2, "fresh", 1, 16).build())
                .build();
        Hazard hazard =
                new Hazards(frame, new Lives(), ENGLISH).of(frame.tapes().getFirst());
        assertThat(hazard).isNotNull();
        assertThat(hazard.sentence()).contains("now also belong to fresh");
        assertThat(hazards(frame, new Lives())).containsOnlyKeys("old");
    }

    @Test
    void warns_of_what_outlived_its_memory_in_a_real_program() throws Exception {
        String source = """
            import io.netty.buffer.*;
            import io.netty.util.concurrent.FastThreadLocalThread;
            import java.nio.ByteBuffer;
            void main() throws Exception {
                Thread thread = new FastThreadLocalThread(() -> work());
                thread.start();
                thread.join();
            }
            void work() {
                ByteBuf first = PooledByteBufAllocator.DEFAULT.directBuffer(16);
                ByteBuffer kept = first.nioBuffer(0, 4);
                ByteBuf view = first.slice(0, 4);
                first.release();
                ByteBuf second = PooledByteBufAllocator.DEFAULT.directBuffer(16);
                ByteBuffer own = second.nioBuffer(0, 4);
                own.get();
            }
            """;
        try (RecordedProgram program = RecordedProgram.of(folder, source)) {
            assertThat(hazardsAt(program, 14)).containsOnlyKeys("first", "kept", "view");
            assertThat(hazardsAt(program, 16))
                    .containsEntry("view", "stale")
                    .containsEntry("kept", "stale")
                    .doesNotContainKeys("own", "first", "second");
        }
    }

    /// The warnings when a line is about to run.
    private static Map<String, String> hazardsAt(RecordedProgram program, int line) {
        Lives lives = new Lives();
        Frame before = null;
        for (Iterator<Frame> frames = program.trace().frames(1, program.trace().steps()); frames.hasNext(); ) {
            Frame frame = frames.next();
            lives.tell(before, frame);
            if (frame.site().line() == line) {
                return hazards(frame, lives);
            }
            before = frame;
        }
        throw new AssertionError("line " + line + " did not run");
    }
}
