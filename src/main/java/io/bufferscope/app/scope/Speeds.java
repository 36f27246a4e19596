package io.bufferscope.app.scope;

/// The speeds of playing, in steps per second: a logarithmic scale with named places on it.
final class Speeds {

    static final double SLOWEST = 0.25;
    static final double FASTEST = 1000;

    /// A place on the scale that has a name.
    ///
    /// @param key key of its name
    record Named(String key, double speed) {}

    static final Named[] NAMED = {
        new Named("speed.slowest", 0.25),
        new Named("speed.careful", 0.5),
        new Named("speed.slow", 1),
        new Named("speed.normal", 2),
        new Named("speed.brisk", 5),
        new Named("speed.fast", 20),
        new Named("speed.rush", 200),
        new Named("speed.flight", 1000),
    };

    private Speeds() {}

    /// The place of a speed on the scale, from 0 to 1.
    static double place(double speed) {
        return Math.clamp(Math.log(speed / SLOWEST) / Math.log(FASTEST / SLOWEST), 0, 1);
    }

    /// The speed at a place on the scale.
    static double at(double place) {
        return SLOWEST * Math.pow(FASTEST / SLOWEST, Math.clamp(place, 0, 1));
    }

    /// A speed as a short number.
    static String text(double speed) {
        if (speed >= 9.95) {
            return Long.toString(Math.round(speed));
        }
        double rounded = Math.round(speed * 10) / 10.0;
        boolean whole = rounded == Math.rint(rounded);
        return speed < 0.95 ? trim(speed) : whole ? Long.toString((long) rounded) : Double.toString(rounded);
    }

    private static String trim(double speed) {
        return Double.toString(Math.round(speed * 100) / 100.0);
    }
}
