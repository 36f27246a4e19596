package io.bufferscope.app.present;

/// Something that can be presented, one slide after the other.
///
/// A pure function from numbers to slides: presenting changes nothing of what is presented. JavaFX thread only.
public interface Deck {

    /// What it is called, such as the title of a lesson.
    String name();

    /// Number of slides so far; it may grow.
    long size();

    /// The slide to begin with, from 0.
    long start();

    /// A slide.
    ///
    /// @param index from 0 to less than [#size]
    Slide slide(long index);
}
