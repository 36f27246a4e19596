package io.bufferscope.view;

import io.bufferscope.picture.Style;
import io.bufferscope.theme.Paint;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Pattern;
import io.bufferscope.theme.Theme;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// A theme's paints as JavaFX colours and fonts.
public final class Look {

    private final Theme theme;
    private final Fonts fonts;
    private final Palette palette;
    private final Map<Style, Ink> inks = new EnumMap<>(Style.class);
    private final Map<FontKey, Font> cache = new HashMap<>();

    public Look(Theme theme, Fonts fonts) {
        this.theme = theme;
        this.fonts = fonts;
        this.palette = Palette.of(theme);
        for (Style style : Style.values()) {
            inks.put(style, Ink.of(palette.paint(style.name())));
        }
    }

    public Theme theme() {
        return theme;
    }

    /// The colour of words about things of a style.
    public Optional<Color> colour(Style style) {
        Ink ink = ink(style);
        return Optional.ofNullable(ink.fill() == null ? ink.stroke() : ink.fill());
    }

    /// Colour behind every picture.
    Color background() {
        return Color.web(palette.surface());
    }

    Ink ink(Style style) {
        return inks.getOrDefault(style, Ink.of(Paint.NONE));
    }

    Font font(boolean mono, boolean bold, double size) {
        return cache.computeIfAbsent(
                new FontKey(mono, bold, size), key -> fonts.font(key.mono(), key.bold(), key.size()));
    }

    /// A paint in JavaFX terms.
    record Ink(
            @Nullable Color fill,
            @Nullable Color stroke,
            double width,
            double @Nullable [] dashes,
            Pattern pattern,
            @Nullable Color texture,
            boolean bold) {

        static Ink of(Paint paint) {
            return new Ink(
                    colour(paint.fill()),
                    colour(paint.stroke()),
                    paint.width(),
                    dashes(paint),
                    paint.pattern(),
                    colour(paint.ink()),
                    paint.bold());
        }

        private static double @Nullable [] dashes(Paint paint) {
            return paint.dash().isEmpty()
                    ? null
                    : paint.dash().stream().mapToDouble(Double::doubleValue).toArray();
        }

        private static @Nullable Color colour(@Nullable String hex) {
            return hex == null ? null : Color.web(hex);
        }
    }

    private record FontKey(boolean mono, boolean bold, double size) {}
}
