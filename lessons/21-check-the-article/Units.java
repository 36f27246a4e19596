/// A figure of an article, turned into a time for one operation.
class Units {
    public static void main(String[] args) {
        long opsPerMicro = 12_345; // the article's figure
        long ints = 128; // each of them writes 128 ints
        long picosPerOp = 1_000_000 / opsPerMicro; // @picos
        long picosPerCycle = 1_000_000 / 4_600; // at 4.6 GHz
        long cycles = picosPerOp / picosPerCycle;
        long leastCycles = ints * 4 / 128; // 128 bytes a cycle at most
        boolean possible = cycles >= leastCycles; // @unit
        long atMost = 4_600 * 128 / 1000; // GB/s of such a core
        long gigabytes = opsPerMicro * ints * 4 / 1000; // @gigabytes
        System.out.println(picosPerOp + " ps, " + gigabytes + " GB/s");
    }
}
