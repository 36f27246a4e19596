package io.bufferscope.theme;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The paints of a theme by style name; with [Colours] the one place where pictures get their colours.
public final class Palette {

    private final Theme theme;
    private final Colours colours;
    private final Map<String, Paint> paints = new HashMap<>();

    private Palette(Theme theme) {
        this.theme = theme;
        this.colours = Colours.of(theme);
        addZones();
        addCells();
        addPointers();
        addTexts();
        addPools();
        addCharts();
        addCopies();
        addBenches();
    }

    /// The palette of a theme.
    public static Palette of(Theme theme) {
        return new Palette(theme);
    }

    public Theme theme() {
        return theme;
    }

    /// The background of pictures, as `#rrggbb`.
    public String surface() {
        return colours.surface();
    }

    /// How shapes of a style are drawn.
    ///
    /// @param style name of the style, such as `READABLE`
    /// @throws IllegalArgumentException if the palette does not know it
    public Paint paint(String style) {
        Paint paint = paints.get(style);
        if (paint == null) {
            throw new IllegalArgumentException("no paint for style " + style);
        }
        return paint;
    }

    private void addZones() {
        paints.put("PLAIN", Paint.NONE);
        paints.put("READABLE", Paint.fill(colours.readable()));
        paints.put("WRITABLE", Paint.fill(colours.surface()));
        paints.put("CONSUMED", Paint.fill(colours.passed()).textured(Pattern.HATCH, colours.ink()));
        paints.put("BEYOND_LIMIT", Paint.fill(colours.passed()).textured(Pattern.DOTS, colours.ink()));
        paints.put("NOT_YET", Paint.fill(colours.surface()).edged(colours.bound(), 1, 4.0, 4.0));
        paints.put("FREED", Paint.fill(colours.passed()).textured(Pattern.CROSS, colours.ink()));
    }

    private void addCells() {
        paints.put("CELL", Paint.line(colours.grid(), 1));
        paints.put("GROUP", Paint.line(colours.bound(), 1.5));
        paints.put("WRITTEN", Paint.fill(colours.written()).edged(colours.position(), 2));
        paints.put("READ", Paint.line(colours.reader(), 2, 4.0, 3.0));
        paints.put("UNKNOWN", Paint.line(colours.bound(), 1, 2.0, 3.0));
        paints.put("FOLD", Paint.line(colours.grid(), 1, 2.0, 3.0));
        paints.put("BRACKET", new Paint(colours.text(), colours.faint(), 1.5, List.of(), Pattern.NONE, null, true));
        paints.put("BADGE", Paint.fill(colours.surface()).edged(colours.danger(), 1.5));
        paints.put("SELECTED", Paint.fill(colours.accent()));
    }

    private void addPointers() {
        addPointer("CURSOR_POSITION", "TRAVEL", colours.position());
        addPointer("CURSOR_READ", "TRAVEL_READ", colours.reader());
        addPointer("CURSOR_WRITE", "TRAVEL_WRITE", colours.writer(), 4.0, 2.5);
        addPointer("BOUND_LIMIT", "TRAVEL_LIMIT", colours.limit(), 4.0, 2.5);
        addPointer("MARK", "TRAVEL_MARK", colours.mark(), 1.5, 2.5);
        addPointer("BOUND_CAPACITY", "TRAVEL_CAPACITY", colours.bound());
    }

    private void addPointer(String pointer, String travel, String colour, Double... dash) {
        paints.put(pointer, new Paint(colour, colour, 3, List.of(dash), Pattern.NONE, null, true));
        paints.put(travel, new Paint(colour, colour, 1.8, List.of(5.0, 3.0), Pattern.NONE, null, false));
    }

    private void addTexts() {
        paints.put("TITLE", Paint.bold(colours.text()));
        paints.put("TEXT", Paint.fill(colours.text()));
        paints.put("FAINT", Paint.fill(colours.faint()));
        paints.put("BYTE", Paint.fill(colours.text()));
        paints.put("SMALL", Paint.fill(colours.faint()));
        paints.put("WARNING", Paint.bold(colours.danger()));
    }

    private void addPools() {
        paints.put("POOL_LIVE", Paint.fill(colours.live()).edged(colours.bound(), 1));
        paints.put(
                "POOL_CACHED",
                Paint.fill(colours.cached())
                        .textured(Pattern.HATCH, colours.bound())
                        .edged(colours.bound(), 1));
        paints.put(
                "POOL_SUBPAGE",
                Paint.fill(colours.subpage())
                        .textured(Pattern.DOTS, colours.bound())
                        .edged(colours.bound(), 1));
        paints.put("POOL_FREE", Paint.fill(colours.surface()).edged(colours.grid(), 1));
        paints.put("POOL_UNDIVIDED", Paint.fill(colours.live()).edged(colours.bound(), 1, 2.0, 3.0));
        paints.put(
                "POOL_LEAKED",
                Paint.fill(colours.live())
                        .textured(Pattern.CROSS, colours.danger())
                        .edged(colours.danger(), 1.5));
        paints.put("POOL_NEW", new Paint(null, colours.position(), 2.5, List.of(), Pattern.NONE, null, true));
        paints.put("POOL_MOVED", new Paint(null, colours.mark(), 2, List.of(), Pattern.NONE, null, true));
        paints.put("POOL_BOX", Paint.fill(colours.passed()).edged(colours.grid(), 1));
        paints.put("POOL_CHOSEN", Paint.line(colours.accent(), 2));
    }

    private void addCharts() {
        addChart(1, colours.reader());
        addChart(2, colours.position(), 7.0, 3.0);
        addChart(3, colours.writer(), 2.0, 2.5);
        addChart(4, colours.mark(), 9.0, 3.0, 2.0, 3.0);
        paints.put("CHART_GRID", Paint.line(colours.grid(), 1));
        paints.put("CHART_AXIS", Paint.line(colours.bound(), 1));
        paints.put(
                "CHART_CURSOR",
                new Paint(colours.accent(), colours.accent(), 1.5, List.of(), Pattern.NONE, null, true));
        paints.put("POOL_GUESS", Paint.line(colours.accent(), 3, 6.0, 3.0));
    }

    private void addCopies() {
        paints.put("CHART_BAND", Paint.fill(colours.readable()));
        paints.put("CHART_QUOTED", Paint.line(colours.faint(), 1.5, 3.0, 4.0));
        paints.put("CHART_MARK_QUOTED", Paint.fill(colours.surface()).edged(colours.faint(), 1.5));
        paints.put("COPY_USER", Paint.fill(colours.readable()).edged(colours.bound(), 1));
        paints.put("COPY_KERNEL", Paint.fill(colours.passed()).edged(colours.bound(), 1, 4.0, 3.0));
        paints.put("COPY_DEVICE", Paint.fill(colours.subpage()).edged(colours.bound(), 2));
        paints.put("COPY_BORDER", Paint.line(colours.bound(), 1, 2.0, 3.0));
        paints.put("COPY_BY_CPU", Paint.line(colours.position(), 3));
        paints.put("COPY_BY_DMA", Paint.line(colours.writer(), 2, 7.0, 4.0));
        paints.put("COPY_BY_REFERENCE", Paint.line(colours.faint(), 1.5, 2.0, 3.0));
        paints.put("COPY_NONE", Paint.line(colours.grid(), 1));
        paints.put("COPY_CPU_HEAD", Paint.fill(colours.position()));
        paints.put("COPY_DMA_HEAD", Paint.fill(colours.writer()));
        paints.put("COPY_REFERENCE_HEAD", Paint.fill(colours.faint()));
        paints.put("COPY_TOKEN", Paint.fill(colours.position()).edged(colours.surface(), 2));
        paints.put("COPY_BADGE", Paint.fill(colours.surface()).edged(colours.bound(), 1, 4.0, 3.0));
    }

    private void addBenches() {
        paints.put("BENCH_BAR", Paint.fill(colours.readable()).edged(colours.bound(), 1));
        paints.put("BENCH_INTERVAL", Paint.line(colours.text(), 1.8));
        paints.put("BENCH_POINT", Paint.fill(colours.position()).edged(colours.surface(), 0.8));
        paints.put("BENCH_WARMUP", Paint.fill(colours.surface()).edged(colours.position(), 1.2));
    }

    private void addChart(int line, String colour, Double... dash) {
        paints.put("CHART_" + line, Paint.line(colour, 2, dash));
        paints.put("CHART_MARK_" + line, Paint.fill(colour).edged(colours.surface(), 1));
    }
}
