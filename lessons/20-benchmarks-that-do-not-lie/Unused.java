/// The same work twice: once nobody looks at the result.
class Unused {
    public static void main(String[] args) {
        int rounds = 20; // @vary 10..40
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            mix(i);
        }
        long first = sum; // @unused
        for (int i = 0; i < rounds; i++) {
            sum += mix(i);
        }
        long second = sum; // @used
        System.out.println(first + " and " + second);
    }

    static long mix(long value) {
        return value * 31 + 7;
    }
}
