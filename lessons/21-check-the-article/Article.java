import java.util.Random;

/// Asks your Plausible about the twelve figures of the article's table, and about others.
class Article {
    private static final long[] BYTES = {1_000, 16_000, 256_000, 1_000_000};
    private static final double[][] MICROS = {
        {52.3, 63.1, 128.4, 402.7}, // Netty
        {8.7, 9.5, 15.2, 28.9}, // RDMA, SEND
        {6.2, 7.8, 12.1, 22.4}, // RDMA, WRITE
    };

    public static void main(String[] args) {
        Random random = new Random(args.length == 0 ? 0 : Long.parseLong(args[0]));
        int impossible = 0;
        for (double[] row : MICROS) {
            for (int i = 0; i < row.length; i++) {
                impossible += Plausible.possible(BYTES[i], row[i], 100) ? 0 : 1;
            }
        }
        int wrong = 0;
        for (int i = 0; i < 50; i++) {
            long bytes = 1L << random.nextInt(10, 40);
            double gigabits = random.nextInt(1, 400);
            double wireMicros = bytes / gigabits / 125;
            wrong += Plausible.possible(bytes, wireMicros * 0.9, gigabits) ? 1 : 0;
            wrong += Plausible.possible(bytes, wireMicros * 1.1, gigabits) ? 0 : 1;
        }
        System.out.println(impossible + " of 12 figures impossible, " + wrong + " of 100 others judged wrongly");
    }
}
