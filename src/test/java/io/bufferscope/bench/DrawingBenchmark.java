package io.bufferscope.bench;

import io.bufferscope.view.PaintingLoop;
import io.bufferscope.view.Toolkit;
import java.util.Locale;

/// A program that prints how many frames a second are painted of tapes of 4 KiB under software rendering.
public final class DrawingBenchmark {

    private DrawingBenchmark() {}

    /// @param args seconds to paint for; 5 if there are none
    public static void main(String[] args) throws Exception {
        double seconds = args.length > 0 ? Double.parseDouble(args[0]) : 5;
        for (boolean folded : new boolean[] {true, false}) {
            PaintingLoop.Result result = PaintingLoop.run(4096, folded, seconds);
            System.out.printf(
                    Locale.ROOT,
                    "4 KiB tapes, %s: %.1f frames/s shown; processor time per frame: layout %.1f ms, painting %.1f ms,"
                            + " rendering thread %.1f ms; the slower thread allows %.0f frames/s%n",
                    folded ? "folded" : "every byte",
                    result.framesPerSecond(),
                    result.layoutMillis(),
                    result.paintMillis(),
                    result.renderMillis(),
                    1000 / Math.max(result.layoutMillis() + result.paintMillis(), result.renderMillis()));
        }
        Toolkit.stop();
    }
}
