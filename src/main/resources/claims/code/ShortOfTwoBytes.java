/// A short made of two bytes by a shift and an "or", for the bytes 01 80.
public class ShortOfTwoBytes {
    public static void main(String[] args) {
        byte[] array = {0x01, (byte) 0x80};
        System.out.println("byShiftAndOr = " + (short) ((array[0] << 8) | array[1]));
        System.out.println("withMask = " + (short) ((array[0] << 8) | (array[1] & 0xFF)));
    }
}
