import java.nio.ByteBuffer;

/// Three errors on three lines, and a fourth that names what is missing.
public class Misspelt {
    public static void main(String[] args) {
        ByteBuffer box = ByteBuffer.allocate("eight");
        box.flipp();
        int left = box.remaining()
        System.out.println(left);
    }
}
