class Plausible {

    static boolean possible(long bytes, double micros, double gigabits) {
        double bits = bytes * 8.0;
        double bitsPerMicro = gigabits * 1000;
        return micros >= bits / bitsPerMicro;
    }
}
