import java.nio.ByteBuffer;

/// Both set the position to 0. Only one of them knows where the written bytes end.
public class RewindIsNotFlip {
    public static void main(String[] args) {
        ByteBuffer flipped = ByteBuffer.allocate(12);
        flipped.put("Hello".getBytes());
        flipped.flip();

        ByteBuffer rewound = ByteBuffer.allocate(12);
        rewound.put("Hello".getBytes());
        rewound.rewind();

        byte[] right = new byte[flipped.remaining()];
        flipped.get(right);
        byte[] wrong = new byte[rewound.remaining()];
        rewound.get(wrong);
        System.out.println("after flip:   " + right.length + " bytes");
        System.out.println("after rewind: " + wrong.length + " bytes, the last is " + wrong[11]);
    }
}
