package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.CallTexts;
import io.bufferscope.l10n.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallNamesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ByteBuffer.put(byte)                    | nio.put
        ByteBuffer.put(int, byte)               | nio.put.at
        ByteBuffer.put(byte[])                  | nio.put.bulk
        ByteBuffer.put(byte[], int, int)        | nio.put.bulk
        IntBuffer.put(int)                      | nio.put
        IntBuffer.get(int)                      | nio.get.at
        ByteBuffer.getInt()                     | nio.getTyped
        MappedByteBuffer.putLong(int, long)     | nio.putTyped.at
        ByteBuffer.asIntBuffer()                | nio.asTyped
        ByteBuffer.position()                   | nio.position
        ByteBuffer.limit(int)                   | nio.limit.set
        ByteBuf.writeIntLE(int)                 | netty.writeTyped
        ByteBuf.getUnsignedByte(int)            | netty.getTyped
        ByteBuf.readBytes(byte[])               | netty.readBytes
        CompositeByteBuf.addComponent(boolean, ByteBuf) | netty.addComponent
        ByteBuf.writerIndex(int)                | netty.writerIndex.set
        Unpooled.buffer(int)                    | unpooled.buffer
        PooledByteBufAllocator.heapBuffer(int)  | alloc.heapBuffer
        new AdaptiveByteBufAllocator()          | alloc.new
        SocketChannel.write(ByteBuffer)         | channel.write
        ReferenceCountUtil.release(Object)      | netty.release
        """)
    void call_isKnownUnderTheNameOfItsKind(String call, String name) {
        CallTexts texts = CallTexts.of(Language.EN);
        assertThat(CallNames.of(call).stream()
                        .filter(each -> texts.names().contains(each))
                        .findFirst())
                .contains(name);
    }

    @Test
    void call_hasNoName_whenItIsNoCallOfABuffer() {
        assertThat(CallNames.of("String.getBytes()")).isEmpty();
        assertThat(CallNames.of("new String(byte[])")).isEmpty();
        assertThat(CallNames.of("nonsense")).isEmpty();
    }
}
