package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// A section file on a device that is always full.
@EnabledOnOs(OS.LINUX)
class FullDiskTest {

    private static final byte[] DATA = new byte[20_000];

    @Test
    void whatIsInMemory_staysReadable_andNothingHalfIsAppended() throws Exception {
        DATA[7] = 7;
        try (SectionFile file = SectionFile.create(Path.of("/dev/full"))) {
            long first = file.append(Section.OPS, DATA, 0, DATA.length);
            file.append(Section.OPS, DATA, 0, DATA.length);
            file.append(Section.OPS, DATA, 0, DATA.length);
            long size = file.size();
            assertThatThrownBy(() -> file.append(Section.OPS, DATA, 0, DATA.length))
                    .isInstanceOf(IOException.class)
                    .hasMessage("No space left on device");
            assertThat(file.size()).isEqualTo(size);
            assertThat(file.read(first + ChunkHeader.SIZE, DATA.length)).isEqualTo(DATA);
            long last = file.append(Section.OPS, DATA, 0, DATA.length);
            assertThat(file.read(last + ChunkHeader.SIZE, DATA.length)).isEqualTo(DATA);
        }
    }
}
