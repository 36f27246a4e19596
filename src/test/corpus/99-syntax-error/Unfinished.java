import java.nio.ByteBuffer;

/// An error the compiler finds while parsing, behind a tab and a 宽 character.
public class Unfinished {
    public static void main(String[] args) {
	ByteBuffer 宽 = ByteBuffer.allocate(8)
        System.out.println("one" + 宽);
    }
