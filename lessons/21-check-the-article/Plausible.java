class Plausible {

    /// Whether a wire of so many Gb/s can carry the bytes in that time.
    static boolean possible(long bytes, double micros, double gigabits) {
        return micros > 0;
    }
}
