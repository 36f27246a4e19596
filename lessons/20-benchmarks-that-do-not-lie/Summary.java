import java.util.Arrays;

/// Ten measurements of one thing, one of them disturbed.
class Summary {
    public static void main(String[] args) {
        long[] nanos = {10, 11, 10, 12, 10, 9, 11, 10, 10, 0};
        nanos[9] = 907; // @vary 507|907|1907
        long mean = Arrays.stream(nanos).sum() / nanos.length;
        Arrays.sort(nanos);
        long median = nanos[4]; // @sorted
        long highest = nanos[9]; // @summary
        System.out.println("mean " + mean + ", median " + median);
    }
}
