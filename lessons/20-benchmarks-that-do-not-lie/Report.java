class Report {

    /// The smallest of the values that is not below `percent` per cent of them: the nearest-rank percentile.
    ///
    /// percentile(nanos, 50) is the median, percentile(nanos, 99) what one call in a hundred exceeds.
    /// The values stay as they are.
    static long percentile(long[] nanos, int percent) {
        long sum = 0;
        for (long each : nanos) sum += each;
        return sum / nanos.length;
    }
}
