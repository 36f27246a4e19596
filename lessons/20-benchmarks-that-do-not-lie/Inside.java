import java.nio.ByteBuffer;

/// One round of a benchmark of writing, as an article has it.
class Inside {
    public static void main(String[] args) {
        int ints = 128; // @vary 16|64|128
        ByteBuffer b = ByteBuffer.allocate(1024); // @allocated
        for (int i = 0; i < ints; i++) {
            b.putInt(i);
        }
        int written = b.position(); // @written
        int cleared = b.capacity();
        int touched = written + cleared; // @inside
        System.out.println(written + " written, " + cleared + " cleared");
    }
}
