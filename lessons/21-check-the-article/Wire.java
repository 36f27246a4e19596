/// How long the wire needs, and how fast it would have to be.
class Wire {
    public static void main(String[] args) {
        long bytes = 1_000_000; // @vary 1000|16000|256000|1000000
        long gigabits = 100; // the article's card
        long wireNanos = bytes * 8 / gigabits; // @wire
        long articleNanos = bytes > 900_000 ? 22_400
                : bytes > 200_000 ? 12_100
                : bytes > 10_000 ? 7_800
                : 6_200; // RDMA WRITE
        long neededGigabits = bytes * 8 / articleNanos;
        boolean possible = articleNanos >= wireNanos; // @possible
        System.out.println(wireNanos + " ns, " + articleNanos + " ns");
    }
}
