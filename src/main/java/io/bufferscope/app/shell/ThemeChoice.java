package io.bufferscope.app.shell;

import io.bufferscope.theme.Theme;
import javafx.application.ColorScheme;

/// A theme as the user chooses it.
public enum ThemeChoice {
    LIGHT("theme.light"),
    DARK("theme.dark"),
    HIGH_CONTRAST("theme.contrast"),
    /// Whatever the system uses.
    SYSTEM("theme.system");

    private final String key;

    ThemeChoice(String key) {
        this.key = key;
    }

    /// Key of its name.
    String key() {
        return key;
    }

    /// The theme to be used on a system with this colour scheme.
    Theme on(ColorScheme system) {
        return switch (this) {
            case LIGHT -> Theme.LIGHT;
            case DARK -> Theme.DARK;
            case HIGH_CONTRAST -> Theme.HIGH_CONTRAST;
            case SYSTEM -> system == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
        };
    }
}
