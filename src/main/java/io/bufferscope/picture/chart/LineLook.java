package io.bufferscope.picture.chart;

import io.bufferscope.picture.Style;

/// The look of a line: a colour with a dash of its own, and a mark that is told without colours.
public enum LineLook {
    DISC(Style.CHART_1, Style.CHART_MARK_1, "M -4 0 L -2.8 -2.8 L 0 -4 L 2.8 -2.8 L 4 0 L 2.8 2.8 L 0 4 L -2.8 2.8 Z"),
    SQUARE(Style.CHART_2, Style.CHART_MARK_2, "M -3.5 -3.5 L 3.5 -3.5 L 3.5 3.5 L -3.5 3.5 Z"),
    TRIANGLE(Style.CHART_3, Style.CHART_MARK_3, "M 0 -4.5 L 4.2 3.2 L -4.2 3.2 Z"),
    DIAMOND(Style.CHART_4, Style.CHART_MARK_4, "M 0 -5 L 4 0 L 0 5 L -4 0 Z");

    private final Style style;
    private final Style ink;
    private final String mark;

    LineLook(Style style, Style ink, String mark) {
        this.style = style;
        this.ink = ink;
        this.mark = mark;
    }

    public Style style() {
        return style;
    }

    /// The style of its mark.
    public Style ink() {
        return ink;
    }

    /// The outline of its mark around 0, 0.
    public String mark() {
        return mark;
    }
}
