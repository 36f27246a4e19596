import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Scanner;

/// Numbers and words read from standard input.
class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        ByteBuffer numbers = ByteBuffer.allocate(16);
        while (in.hasNextInt()) {
            numbers.putInt(in.nextInt());
            show("numbers", numbers);
        }
        System.out.println("word " + in.next() + ", rest [" + in.nextLine() + "]");
        System.out.println("line [" + in.nextLine() + "], more " + in.hasNextLine());
        IntBuffer read = numbers.flip().asIntBuffer();
        int sum = 0;
        while (read.hasRemaining()) sum += read.get();
        System.out.println("sum " + sum);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
