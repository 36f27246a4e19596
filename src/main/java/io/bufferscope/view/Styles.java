package io.bufferscope.view;

/// The style classes that the controls of this package carry.
public final class Styles {

    public static final String CODE_PANE = "code-pane";
    public static final String CODE_TEXT = "code-text";
    public static final String CODE_PLAIN = "code-plain";
    public static final String CODE_COMMENT = "code-comment";
    public static final String CODE_STRING = "code-string";
    public static final String CODE_NUMBER = "code-number";
    public static final String CODE_ANNOTATION = "code-annotation";
    public static final String CODE_KEYWORD = "code-keyword";
    public static final String CODE_TYPE = "code-type";
    public static final String CODE_RANGE = "code-range";
    public static final String CODE_LINE = "code-line";
    public static final String CODE_PROBLEM = "code-problem";
    public static final String CODE_GUTTER = "code-gutter";
    public static final String CODE_STOP = "code-stop";
    public static final String MARKDOWN = "markdown";
    public static final String MARKDOWN_TEXT = "markdown-text";
    public static final String MARKDOWN_BOX = "markdown-box";
    public static final String MARKDOWN_HEADING = "markdown-heading";
    public static final String MARKDOWN_CODE = "markdown-code";
    public static final String MARKDOWN_QUOTE = "markdown-quote";
    public static final String MARKDOWN_ITEM = "markdown-item";
    public static final String MARKDOWN_TABLE = "markdown-table";
    public static final String MARKDOWN_CELL = "markdown-cell";
    public static final String MARKDOWN_MONO = "markdown-mono";
    public static final String MARKDOWN_STRONG = "markdown-strong";
    public static final String MARKDOWN_EMPHASIS = "markdown-emphasis";
    public static final String PICTURE_VIEW = "picture-view";
    public static final String HISTORY_STRIP = "history-strip";
    public static final String TIMELINE_BAR = "timeline-bar";
    public static final String TIMELINE_CURSOR = "timeline-cursor";

    private Styles() {}
}
