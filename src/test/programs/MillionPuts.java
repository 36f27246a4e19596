import java.nio.ByteBuffer;

class MillionPuts {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(64);
        for (int round = 0; round < 100_000; round++) {
            buffer.clear();
            buffer.put((byte) round);
            buffer.put((byte) 1);
            buffer.put((byte) 2);
            buffer.put((byte) 3);
            buffer.put((byte) 4);
            buffer.put((byte) 5);
            buffer.put((byte) 6);
            buffer.put((byte) 7);
            buffer.put((byte) 8);
            buffer.put((byte) 9);
        }
        System.out.println(buffer.position());
    }
}
