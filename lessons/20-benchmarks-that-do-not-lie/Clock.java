import java.util.Arrays;

/// Two readings of the clock with nothing between them, a thousand times.
class Clock {
    public static void main(String[] args) {
        long[] gaps = new long[1000];
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = -System.nanoTime() + System.nanoTime();
        }
        Arrays.sort(gaps);
        long smallest = gaps[0];
        long median = gaps[gaps.length / 2]; // @clock
        long largest = gaps[gaps.length - 1]; // @largest
        boolean longer = largest > 2 * median; // @tail
        System.out.println(smallest + ", " + median + ", " + largest + " ns");
    }
}
