package io.bufferscope.theme;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Style;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {

    private static final List<Style> WORDS = List.of(
            Style.TITLE,
            Style.TEXT,
            Style.FAINT,
            Style.SMALL,
            Style.BYTE,
            Style.WARNING,
            Style.BRACKET,
            Style.CURSOR_POSITION,
            Style.CURSOR_READ,
            Style.CURSOR_WRITE,
            Style.BOUND_LIMIT,
            Style.BOUND_CAPACITY,
            Style.MARK,
            Style.TRAVEL,
            Style.TRAVEL_READ,
            Style.TRAVEL_WRITE,
            Style.TRAVEL_LIMIT,
            Style.TRAVEL_MARK);

    private static final List<Style> GROUNDS =
            List.of(Style.READABLE, Style.WRITABLE, Style.CONSUMED, Style.BEYOND_LIMIT, Style.FREED, Style.WRITTEN);

    @ParameterizedTest
    @EnumSource
    void paintsEveryStyle_inEveryTheme(Theme theme) {
        for (Style style : Style.values()) {
            assertThat(Palette.of(theme).paint(style.name())).isNotNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsWordsReadable_onTheSurface(Theme theme) {
        Palette palette = Palette.of(theme);
        for (Style style : WORDS) {
            assertThat(contrast(palette.paint(style.name()).fill(), palette.surface()))
                    .as(style.name())
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsBytesReadable_onEveryZone(Theme theme) {
        Palette palette = Palette.of(theme);
        for (Style ground : GROUNDS) {
            for (Style text : List.of(Style.BYTE, Style.SMALL)) {
                assertThat(contrast(
                                palette.paint(text.name()).fill(),
                                palette.paint(ground.name()).fill()))
                        .as("%s on %s", text, ground)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsZonesApart_withoutColour(Theme theme) {
        Palette palette = Palette.of(theme);
        assertThat(GROUNDS.stream()
                        .filter(style -> style != Style.WRITTEN && style != Style.READABLE)
                        .map(style -> palette.paint(style.name()).pattern()))
                .doesNotHaveDuplicates();
    }

    private static double contrast(String one, String two) {
        double a = luminance(one);
        double b = luminance(two);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /// Relative luminance as the Web Content Accessibility Guidelines define it.
    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
