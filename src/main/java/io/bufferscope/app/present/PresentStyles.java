package io.bufferscope.app.present;

/// The style classes of slides and of the speaker's view.
final class PresentStyles {

    static final String STAGE = "present";
    static final String SLIDE = "slide";
    static final String TITLE = "slide-title";
    static final String LONG = "slide-title-long";
    static final String SUBTITLE = "slide-subtitle";
    static final String CODE = "slide-code";
    static final String NUMBER = "slide-number";
    static final String TEXT = "slide-text";
    static final String ALONE = "slide-text-alone";
    static final String LISTING = "slide-listing";
    static final String OPTIONS = "slide-options";
    static final String OPTION = "slide-option";
    static final String OPTION_TEXT = "slide-option-text";
    static final String RIGHT = "slide-right";
    static final String WRONG = "slide-wrong";
    static final String BAR = "slide-bar";
    static final String COUNT = "slide-count";
    static final String ANSWER = "slide-answer";
    static final String FOOT = "slide-foot";
    static final String HELP = "slide-help";
    static final String PLACE = "slide-place";
    static final String SPEAKER = "speaker";
    static final String NOTES = "speaker-notes";
    static final String CLOCK = "speaker-clock";
    static final String LATE = "speaker-late";

    private PresentStyles() {}
}
