import java.nio.ByteBuffer;

/// Errors the compiler finds after parsing: a wrong type, a wrong name, a missing return.
public class Misspelt {
    public static void main(String[] args) {
        ByteBuffer box = ByteBuffer.allocate("eight");
        box.flipp();
        final int left = box.remaining();
        left++;
        System.out.println(left + missing);
    }

    private static int nothing() {}
}
