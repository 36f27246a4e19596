package io.bufferscope.trace.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Finding the parts of a scene.
class PoolSceneTest {

    @Test
    void buffer_findsEachById_andNoneBetween() {
        List<PoolBuffer> buffers =
                IntStream.of(2, 3, 7, 11).mapToObj(PoolSceneTest::buffer).toList();
        PoolScene scene = new PoolScene(List.of(), buffers, MemoryView.UNKNOWN, Activity.NONE);

        for (PoolBuffer buffer : buffers) {
            assertThat(scene.buffer(buffer.id())).isSameAs(buffer);
        }
        assertThat(IntStream.of(-1, 0, 1, 4, 6, 8, 12).mapToObj(scene::buffer)).containsOnlyNulls();
        assertThat(PoolScene.EMPTY.buffer(1)).isNull();
    }

    private static PoolBuffer buffer(int id) {
        return new PoolBuffer(id, "b" + id, 0, 1, 16, true, 0, 0, 0, 0, 16, 16, 1, 0, 0, 0, PoolBuffer.Fate.HELD);
    }
}
