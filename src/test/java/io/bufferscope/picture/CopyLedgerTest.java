package io.bufferscope.picture;

import static io.bufferscope.picture.Copy.Evidence.DOCUMENTED;
import static io.bufferscope.picture.Copy.Evidence.NOT_SEEN;
import static io.bufferscope.picture.Copy.Evidence.SEEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.bufferscope.session.RecordedProgram;
import io.bufferscope.trace.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What real programs copied.
@Timeout(120)
class CopyLedgerTest {

    @TempDir
    Path folder;

    private final CopyLedger ledger = new CopyLedger();

    private List<Copy> copies(String body) throws Exception {
        String source = "import io.netty.buffer.*;\nimport java.nio.*;\nimport java.nio.channels.*;\n"
                + "import java.nio.file.*;\nvoid main() throws Exception {\n" + body + "}\n";
        List<Copy> copies = new ArrayList<>();
        try (RecordedProgram program = RecordedProgram.of(folder, source)) {
            Frame before = null;
            Iterator<Frame> frames = program.trace().frames(1, program.trace().steps());
            while (frames.hasNext()) {
                Frame frame = frames.next();
                copies.addAll(CopyLedger.of(before, frame));
                ledger.tell(before, frame);
                before = frame;
            }
        }
        return copies;
    }

    private static Tuple told(Copy copy) {
        return tuple(copy.method(), copy.bytes(), copy.from(), copy.to(), copy.evidence());
    }

    @Test
    void bulkCallsOfByteBuffers_areCountedByTheirPositions() throws Exception {
        List<Copy> copies = copies("""
            byte[] data = new byte[12];
            byte[] out = new byte[4];
            ByteBuffer nio = ByteBuffer.allocate(32);
            nio.put(data);
            nio.put(data, 0, 5).putInt(7);
            nio.flip().get();
            nio.compact();
            nio.flip();
            nio.get(out);
            nio.get(0, out);
            nio.get(0, out, 1, 2);
            ByteBuffer other = ByteBuffer.allocate(32);
            other.put(nio);
            """);
        assertThat(copies.stream().map(CopyLedgerTest::told))
                .containsExactly(
                        tuple("ByteBuffer.put(byte[])", 12L, "data", "nio[0..12)", SEEN),
                        tuple("ByteBuffer.put(byte[], int, int)", 5L, "data", "nio[12..17)", SEEN),
                        tuple("ByteBuffer.compact()", 20L, "nio[1..21)", "nio[0..20)", SEEN),
                        tuple("ByteBuffer.get(byte[])", 4L, "nio[0..4)", "out", SEEN),
                        tuple("ByteBuffer.get(int, byte[])", 4L, "nio", "out", DOCUMENTED),
                        tuple("ByteBuffer.get(int, byte[], int, int)", -1L, "nio", "out", NOT_SEEN),
                        tuple("ByteBuffer.put(ByteBuffer)", 16L, "nio", "other[0..16)", SEEN));
        assertThat(ledger.total()).isEqualTo(12 + 5 + 20 + 4 + 4 + 16);
    }

    @Test
    void callsOfByteBufs_areCountedByTheirIndices_andGrowthByTheOldCapacity() throws Exception {
        List<Copy> copies = copies("""
            byte[] data = new byte[12];
            ByteBuf buf = Unpooled.buffer(4);
            buf.writeInt(1).writeBytes(data);
            buf.readInt();
            buf.discardReadBytes();
            ByteBuf twin = buf.copy();
            buf.readBytes(3);
            ByteBuf view = buf.slice();
            ByteBuffer nio = buf.nioBuffer();
            """);
        assertThat(copies)
                .extracting(Copy::method, Copy::growth, Copy::bytes)
                .containsExactly(
                        tuple("ByteBuf.writeBytes(byte[])", false, 12L),
                        tuple("ByteBuf.writeBytes(byte[])", true, 4L),
                        tuple("ByteBuf.discardReadBytes()", false, 12L),
                        tuple("ByteBuf.copy()", false, 12L),
                        tuple("ByteBuf.readBytes(int)", false, 3L));
    }

    @Test
    void channels_areCountedByTheBuffersPositions() throws Exception {
        List<Copy> copies = copies("""
            ByteBuffer nio = ByteBuffer.allocate(8);
            Path file = Files.createTempFile("copies", ".bin");
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                channel.write(nio);
                nio.clear().limit(3);
                channel.read(nio, 0);
            }
            Files.delete(file);
            """);
        assertThat(copies.stream().map(CopyLedgerTest::told))
                .containsExactly(
                        tuple("FileChannel.write(ByteBuffer)", 8L, "nio", "FileChannel", SEEN),
                        tuple("FileChannel.read(ByteBuffer, long)", 3L, "FileChannel", "nio", SEEN));
    }

    @Test
    void composites_copyOnlyWhenTheyAreJoined() throws Exception {
        List<Copy> copies = copies("""
            ByteBuf one = Unpooled.wrappedBuffer(new byte[5]);
            ByteBuf two = Unpooled.wrappedBuffer(new byte[7]);
            CompositeByteBuf both = Unpooled.compositeBuffer();
            both.addComponents(true, one, two);
            ByteBuffer nio = both.nioBuffer();
            both.consolidate();
            """);
        assertThat(copies)
                .extracting(Copy::method, Copy::bytes)
                .containsExactly(
                        tuple("CompositeByteBuf.nioBuffer()", 12L), tuple("CompositeByteBuf.consolidate()", 12L));
    }

    @Test
    void rows_leadFromCopyToCopy() throws Exception {
        copies("""
            byte[] data = new byte[2];
            ByteBuffer nio = ByteBuffer.allocate(32);
            for (int i = 0; i < 3; i++) {
                nio.put(data);
            }
            """);
        CopyLedger.Row row = ledger.rows().getFirst();
        assertThat(row.calls()).isEqualTo(3);
        assertThat(row.bytes()).isEqualTo(6);
        long first = row.next(0);
        long second = row.next(first);
        long third = row.next(second);
        assertThat(List.of(first, second, third)).isSorted().doesNotHaveDuplicates();
        assertThat(row.next(third)).isEqualTo(first);
    }
}
