import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/// A decoder stops where the input ends in the middle of a character, and goes on after compact().
public class CharsetCoders {
    public static void main(String[] args) throws CharacterCodingException {
        CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
        CharBuffer chars = CharBuffer.wrap("naïve €");
        ByteBuffer bytes = ByteBuffer.allocate(16);
        CoderResult done = encoder.encode(chars, bytes, true);
        System.out.println(done + " " + encoder.flush(bytes));
        show("bytes", bytes);
        show("chars", chars);

        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer half = ByteBuffer.allocate(8).put(bytes.array(), 6, 3).flip();
        CharBuffer out = CharBuffer.allocate(4);
        System.out.println(decoder.decode(half, out, false));
        show("half", half);
        half.compact().put(bytes.array(), 9, 1).flip();
        System.out.println(decoder.decode(half, out, true) + " " + out.flip());
        show("out", out);

        ByteBuffer broken = ByteBuffer.wrap(new byte[] {'a', (byte) 0xC3, 'b'});
        try {
            StandardCharsets.UTF_8.newDecoder().decode(broken);
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        show("broken", broken);
        broken.rewind();
        CharsetDecoder kind = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
        System.out.println((int) kind.decode(broken).get(1));
    }

    static void show(String name, Buffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
