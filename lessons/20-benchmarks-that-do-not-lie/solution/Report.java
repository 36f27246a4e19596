import java.util.Arrays;

class Report {

    static long percentile(long[] nanos, int percent) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        int rank = (sorted.length * percent + 99) / 100;
        return sorted[Math.max(1, rank) - 1];
    }
}
