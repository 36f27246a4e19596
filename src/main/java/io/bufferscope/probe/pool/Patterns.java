package io.bufferscope.probe.pool;

import java.util.List;

/// The workloads by name: what a thread does next with what it holds.
final class Patterns {

    /// Every workload.
    static final List<String> NAMES =
            List.of("http", "sawtooth", "fragmentation", "pin", "cross-thread", "leaky", "csv");

    private static final int SESSIONS = 64;
    private static final int LEAK_EVERY = 200;
    private static final int PASSED_EVERY = 2;
    private static final int WINDOW = 32;
    private static final int MOST_CHUNKS = 6;

    private Patterns() {}

    /// What a thread does again and again.
    interface Pattern {

        /// One allocation or one release.
        ///
        /// @param next the hands of the thread after this one, in a ring
        void operate(Hands hands, Hands next);
    }

    static Pattern of(WorkPlan plan) {
        return switch (plan.name()) {
            case "sawtooth" -> new Sawtooth();
            case "fragmentation" -> new Fragmentation();
            case "pin" -> new Pin();
            case "cross-thread" -> Patterns::crossThread;
            case "leaky" -> Patterns::leaky;
            case "csv" -> new Given(plan.sizes());
            default -> (hands, next) -> http(hands);
        };
    }

    /// Headers, bodies and now and then something large, each held for a while.
    private static void http(Hands hands) {
        int held = hands.count();
        boolean more = held == 0 || held < 2 * SESSIONS && hands.random.nextInt(2 * SESSIONS) >= held;
        if (more) {
            hands.allocate(httpSize(hands));
        } else {
            hands.release(hands.random.nextInt(held));
        }
    }

    private static int httpSize(Hands hands) {
        int kind = hands.random.nextInt(100);
        int most = kind < 60 ? 512 : kind < 85 ? 4 * 1024 : kind < 97 ? 16 * 1024 : 64 * 1024;
        return most / 8 + hands.random.nextInt(most - most / 8 + 1);
    }

    private static void crossThread(Hands hands, Hands next) {
        if (hands.operations % PASSED_EVERY == 0 && hands.releasePassed()) {
            return;
        }
        if (hands.count() >= SESSIONS) {
            hands.pass(0, next);
        }
        if (next.inbox().size() > 2 * SESSIONS && hands.count() > 0) {
            hands.release(0);
        } else {
            hands.allocate(httpSize(hands));
        }
    }

    private static void leaky(Hands hands, Hands next) {
        if (hands.count() > 0 && hands.operations % LEAK_EVERY == LEAK_EVERY - 1) {
            hands.leak(0);
        } else {
            http(hands);
        }
    }

    /// Up to many buffers, then down to none.
    private static final class Sawtooth implements Pattern {

        private boolean falling;

        @Override
        public void operate(Hands hands, Hands next) {
            falling = falling ? hands.count() > 0 : hands.bytes >= 4L * hands.chunkSize;
            if (falling && hands.count() > 0) {
                hands.release(hands.count() - 1);
            } else {
                hands.allocate(hands.pageSize / 2 + hands.random.nextInt(2 * hands.pageSize));
            }
        }
    }

    /// Two chunks full of single pages, every second one freed, then buffers of two pages, which fit into no gap.
    private static final class Fragmentation implements Pattern {

        private int phase;
        private int at;

        @Override
        public void operate(Hands hands, Hands next) {
            int pages = 2 * hands.chunkSize / hands.pageSize;
            switch (phase) {
                case 0 -> {
                    hands.allocate(hands.pageSize);
                    turn(hands.count() >= pages);
                }
                case 1 -> {
                    hands.release(at++);
                    turn(at >= hands.count());
                }
                case 2 -> {
                    hands.allocate(2 * hands.pageSize);
                    turn(hands.count() >= pages * 3 / 4);
                }
                default -> {
                    hands.release(hands.count() - 1);
                    turn(hands.count() == 0);
                }
            }
        }

        private void turn(boolean done) {
            if (done) {
                phase = (phase + 1) % 4;
                at = 0;
            }
        }
    }

    /// A chunk full of buffers, all of them freed but one, then the next: few bytes keep many chunks.
    private static final class Pin implements Pattern {

        private int kept;
        private boolean falling;

        @Override
        public void operate(Hands hands, Hands next) {
            int perChunk = hands.chunkSize / hands.pageSize / 2;
            if (!falling && hands.count() - kept < perChunk) {
                hands.allocate(2 * hands.pageSize);
                return;
            }
            falling = true;
            hands.release(hands.count() - 1);
            if (hands.count() <= kept + (kept < MOST_CHUNKS ? 1 : -kept)) {
                kept = hands.count();
                falling = false;
            }
        }
    }

    /// The sizes of a file in their order, again and again, each held until a number of others came.
    private static final class Given implements Pattern {

        private final List<Integer> sizes;
        private int at;

        Given(List<Integer> sizes) {
            this.sizes = sizes;
        }

        @Override
        public void operate(Hands hands, Hands next) {
            if (hands.count() >= WINDOW) {
                hands.release(0);
            } else {
                hands.allocate(sizes.get(at));
                at = (at + 1) % sizes.size();
            }
        }
    }
}
