import java.util.Arrays;
import java.util.Random;

/// Gives your Report measurements with outliers, and compares with counting.
class Measurements {
    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        int wrongMedians = 0;
        int wrongTails = 0;
        int changed = 0;
        for (int i = 0; i < 10; i++) {
            long[] nanos = random.longs(5 + random.nextInt(300), 20, 60).toArray();
            nanos[random.nextInt(nanos.length)] = 1_000_000;
            long[] before = nanos.clone();
            wrongMedians += isPercentile(before, 50, Report.percentile(nanos, 50)) ? 0 : 1;
            wrongTails += isPercentile(before, 99, Report.percentile(nanos, 99)) ? 0 : 1;
            changed += Arrays.equals(before, nanos) ? 0 : 1;
        }
        System.out.println(wrongMedians + " medians, " + wrongTails + " tails wrong, " + changed + " changed");
    }

    /// Whether enough values are at most the answer, and too few are below it.
    private static boolean isPercentile(long[] values, int percent, long answer) {
        long atMost = Arrays.stream(values).filter(each -> each <= answer).count();
        long below = Arrays.stream(values).filter(each -> each < answer).count();
        return atMost * 100 >= (long) percent * values.length && below * 100 < (long) percent * values.length
                && Arrays.stream(values).anyMatch(each -> each == answer);
    }
}
