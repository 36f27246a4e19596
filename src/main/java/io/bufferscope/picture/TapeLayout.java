package io.bufferscope.picture;

import static java.util.Comparator.comparing;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The layout of a frame's buffers and byte arrays as tapes: a pure function from frames to a picture.
///
/// Each memory that tapes share is drawn once, as a strip of cells with pointers at the boundaries between them;
/// further views of it stand as brackets below. Shapes keep their ids from frame to frame, see [Shape].
public final class TapeLayout {

    private static final double TOP = 14;
    private static final double BETWEEN = 26;
    private static final double BETWEEN_SMALL = 16;

    private final Messages messages;

    public TapeLayout(Messages messages) {
        this.messages = messages;
    }

    /// Lays out a frame.
    ///
    /// @param before the frame of the step before, whose difference is highlighted; null for none
    public Picture picture(Frame frame, @Nullable Frame before, TapeOptions options) {
        return picture(frame, before, options, new Lives());
    }

    /// Lays out a frame, with warnings of what the steps before have made dangerous.
    ///
    /// @param before the frame of the step before, whose difference is highlighted; null for none
    /// @param lives what is known of the steps up to the frame
    public Picture picture(Frame frame, @Nullable Frame before, TapeOptions options, Lives lives) {
        Page page = new Page(frame, before, options, new Hazards(frame, lives, messages), messages);
        List<Strip> all = new Strips(frame).all();
        List<Strip> drawn = mostTelling(all, page);
        List<Shape> shapes = new ArrayList<>();
        double y = TOP;
        for (Strip strip : drawn) {
            StripLayout.Drawn done = new StripLayout(page, strip).draw(y);
            shapes.add(done.group());
            y = done.bottom() + (strip.named() ? BETWEEN : BETWEEN_SMALL);
        }
        y = addRemark(shapes, remark(all.size(), drawn.size()), y);
        return new Picture(options.width(), y, List.copyOf(shapes));
    }

    private static List<Strip> mostTelling(List<Strip> all, Page page) {
        List<Strip> worth = all.stream().filter(strip -> !passing(strip, page)).toList();
        if (worth.size() <= page.options().maxTapes()) {
            return worth;
        }
        List<Strip> chosen = worth.stream()
                .sorted(comparing((Strip strip) -> !strip.has(page.options().selected()))
                        .thenComparing(strip -> page.frame().involved().stream().noneMatch(strip::has))
                        .thenComparing(strip -> !strip.named())
                        .thenComparingInt(strip -> -strip.key()))
                .limit(page.options().maxTapes())
                .toList();
        return worth.stream().filter(chosen::contains).toList();
    }

    /// Whether it is a byte array without a name that takes no part in the step, as what `getBytes()` returned.
    private static boolean passing(Strip strip, Page page) {
        return !strip.named()
                && strip.subject().tape() instanceof Tape.Array
                && !strip.has(page.options().selected())
                && page.frame().involved().stream().noneMatch(strip::has);
    }

    private String remark(int all, int drawn) {
        if (all == 0) {
            return messages.text("tape.none");
        }
        return all > drawn ? messages.text("tape.hidden", all - drawn) : "";
    }

    private static double addRemark(List<Shape> shapes, String remark, double y) {
        if (remark.isEmpty()) {
            return y;
        }
        shapes.add(new Shape.Text("remark", Style.FAINT, 16, y + 10, remark, 13, Shape.Anchor.START, false));
        return y + 30;
    }
}
