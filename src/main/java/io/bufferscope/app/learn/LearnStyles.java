package io.bufferscope.app.learn;

/// The style classes of this room.
final class LearnStyles {

    static final String COURSE = "learn-course";
    static final String LESSON_ROW = "learn-row";
    static final String STEP = "learn-step";
    static final String TITLE = "learn-title";
    static final String QUESTION = "learn-question";
    static final String OPTION = "learn-option";
    static final String PRODUCTION = "learn-production";
    static final String STAGE_BAR = "learn-stage-bar";
    static final String TOLD = "learn-told";
    static final String AUTHOR = "learn-author";
    static final String FOOT = "learn-foot";

    private LearnStyles() {}
}
