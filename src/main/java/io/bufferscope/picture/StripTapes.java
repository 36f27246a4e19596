package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;

/// The tapes that are drawn together on one strip of a picture.
///
/// @param key number in the ids of the strip's shapes, as in `tape:3/title`
/// @param tapes the one whose indices stand at the cells, then its other views
public record StripTapes(int key, List<Tape> tapes) {

    /// The tapes of no strip.
    public static final StripTapes NONE = new StripTapes(0, List.of());

    /// The strip of a selected tape; with none selected the first that takes part in the step, else the first of all.
    ///
    /// @param selected a [Tape#id], or 0
    public static StripTapes of(Frame frame, int selected) {
        List<Strip> strips = new Strips(frame).all();
        if (selected != 0) {
            return find(strips, selected);
        }
        StripTapes involved = ofStep(frame);
        return involved.key() != 0 || strips.isEmpty() ? involved : of(strips.getFirst());
    }

    /// The first strip that takes part in a step.
    public static StripTapes ofStep(Frame frame) {
        if (frame.involved().isEmpty()) {
            return NONE;
        }
        List<Strip> strips = new Strips(frame).all();
        for (int id : frame.involved()) {
            StripTapes found = find(strips, id);
            if (found.key() != 0) {
                return found;
            }
        }
        return NONE;
    }

    private static StripTapes find(List<Strip> strips, int tape) {
        for (Strip strip : strips) {
            if (strip.has(tape)) {
                return of(strip);
            }
        }
        return NONE;
    }

    private static StripTapes of(Strip strip) {
        List<Tape> tapes = new ArrayList<>(List.of(strip.subject().tape()));
        strip.others().forEach(view -> tapes.add(view.tape()));
        return new StripTapes(strip.key(), List.copyOf(tapes));
    }
}
