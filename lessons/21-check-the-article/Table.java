/// Rows of a table against each other, and a per cent against a machine.
class Table {
    public static void main(String[] args) {
        long nanosFor10K = 61_000_000 / 1000; // 61 ms for 1000 calls
        long nanosFor100K = 8_000_000 / 1000; // 8 ms for 1000 calls
        boolean more = nanosFor100K > nanosFor10K; // @table
        int cores = 56; // two processors of 28 cores
        int percent = 38; // the article: 38 per cent, one core fully used
        int busyCores = percent * cores / 100; // @core
        System.out.println(nanosFor10K + " ns, then " + nanosFor100K);
    }
}
