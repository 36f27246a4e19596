package io.bufferscope.copies.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharedMemoryTest {

    @Test
    void receiver_findsTheBytes_thatItTookNoPartInMoving() throws Exception {
        SharedMemory.Result result = SharedMemory.measure(1 << 20, 64);

        assertThat(result.same()).isTrue();
        assertThat(result.writeReceiverCpu()).isLessThan(result.sendReceiverCpu());
        assertThat(result.pinning().offset()).isBetween(0L, 4095L);
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }
}
