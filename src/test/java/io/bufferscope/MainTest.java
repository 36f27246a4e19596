package io.bufferscope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {
    @Test
    void runs_on_jdk_25_whatever_maven_runs_on() {
        assertThat(Runtime.version().feature()).isEqualTo(25);
    }
}
