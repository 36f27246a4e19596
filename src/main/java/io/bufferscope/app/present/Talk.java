package io.bufferscope.app.present;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The state of a presentation: the slide that is shown, what was revealed, polls, and what lies over the slide.
///
/// An answer is shown only after it was asked for. JavaFX thread only.
final class Talk {

    static final double SMALLEST = 0.5;
    static final double LARGEST = 3;
    private static final double[] SIZES = {0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3};

    /// What lies over the slide.
    enum Cover {
        NOTHING,
        BLANK,
        SPOTLIGHT,
        PEN
    }

    private final Deck deck;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Set<Long> revealed = new HashSet<>();
    private final Map<Long, Poll> polls = new HashMap<>();
    private long index;
    private Slide slide;
    private Cover cover = Cover.NOTHING;
    private boolean polling;
    private boolean helping = true;
    private double scale = 1;

    /// @param deck with at least one slide
    Talk(Deck deck) {
        this.deck = deck;
        this.index = Math.clamp(deck.start(), 0, deck.size() - 1);
        this.slide = deck.slide(index);
    }

    /// Tells that something of it is another.
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }

    String name() {
        return deck.name();
    }

    /// Number of the slide that is shown, from 0.
    long index() {
        return index;
    }

    long size() {
        return deck.size();
    }

    Slide slide() {
        return slide;
    }

    /// The slide after this one, or this one if it is the last.
    Slide following() {
        return index + 1 < deck.size() ? deck.slide(index + 1) : slide;
    }

    boolean isLast() {
        return index + 1 >= deck.size();
    }

    /// Shows the answer if one is hidden, else the next slide.
    void next() {
        if (cover == Cover.BLANK) {
            cover(Cover.BLANK);
        } else if (slide.hides() && !isRevealed()) {
            reveal();
        } else {
            go(index + 1);
        }
    }

    /// Shows the slide before.
    void previous() {
        if (cover == Cover.BLANK) {
            cover(Cover.BLANK);
        } else {
            go(index - 1);
        }
    }

    void first() {
        go(0);
    }

    void last() {
        go(deck.size() - 1);
    }

    private void go(long to) {
        if (to >= 0 && to < deck.size() && to != index) {
            index = to;
            slide = deck.slide(index);
            polling = false;
            tell();
        }
    }

    /// Shows the answer, or hides it again.
    void reveal() {
        if (slide.hides()) {
            if (!revealed.remove(index)) {
                revealed.add(index);
                polling = false;
            }
            tell();
        }
    }

    boolean isRevealed() {
        return revealed.contains(index);
    }

    /// Lays something over the slide, or takes it away if it is there.
    void cover(Cover wanted) {
        cover = cover == wanted ? Cover.NOTHING : wanted;
        tell();
    }

    Cover cover() {
        return cover;
    }

    /// Begins to count hands, or ends it; what was counted stays.
    void poll() {
        if (options() > 0) {
            polling = !polling;
            polls.putIfAbsent(index, Poll.of(options()));
            tell();
        }
    }

    /// Number of options of the slide's question.
    int options() {
        Slide.Ask ask = slide.ask();
        return ask == null ? 0 : ask.options().size();
    }

    boolean isPolling() {
        return polling;
    }

    /// What was counted for the slide's question; nothing if nobody was asked.
    Poll counted() {
        return polls.getOrDefault(index, Poll.of(options()));
    }

    /// Takes the number of hands for an option, from 0.
    void count(int option, int hands) {
        if (option < options()) {
            polls.put(index, counted().with(option, hands));
            tell();
        }
    }

    /// Whether the line of keys is shown.
    boolean isHelping() {
        return helping;
    }

    void help() {
        helping = !helping;
        tell();
    }

    /// 1 for the size that fits the screen.
    double scale() {
        return scale;
    }

    void larger() {
        for (double size : SIZES) {
            if (size > scale) {
                scale(size);
                return;
            }
        }
    }

    void smaller() {
        for (int i = SIZES.length - 1; i >= 0; i--) {
            if (SIZES[i] < scale) {
                scale(SIZES[i]);
                return;
            }
        }
    }

    void scale(double to) {
        scale = Math.clamp(to, SMALLEST, LARGEST);
        tell();
    }
}
