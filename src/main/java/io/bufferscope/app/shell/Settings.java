package io.bufferscope.app.shell;

import io.bufferscope.l10n.Language;
import io.bufferscope.picture.ByteFormat;
import java.util.Locale;
import java.util.Properties;

/// What the window remembers from one start to the next.
///
/// @param zoom scale of all panes, 1 for normal
/// @param speed steps per second when playing
/// @param width width of the window in pixels
/// @param height height of the window in pixels
/// @param maximised whether the window fills the screen
/// @param folder folder of the file opened last, or empty
/// @param cells how bytes are written in their cells
/// @param depth how much is told of a call
/// @param calm whether nothing glides, whatever the system says
/// @param room key of the room that is shown when the window opens
public record Settings(
        Language language,
        ThemeChoice theme,
        double zoom,
        double speed,
        double width,
        double height,
        boolean maximised,
        String folder,
        ByteFormat cells,
        CallDepth depth,
        boolean calm,
        String room) {

    private static final String SCOPE = "room.scope";
    private static final String LEARN = "room.learn";
    private static final double LARGEST = 10_000;

    /// Settings of the window, the rest as at a first start.
    public Settings(
            Language language,
            ThemeChoice theme,
            double zoom,
            double speed,
            double width,
            double height,
            boolean maximised,
            String folder) {
        this(
                language,
                theme,
                zoom,
                speed,
                width,
                height,
                maximised,
                folder,
                ByteFormat.HEX,
                CallDepth.IDEA,
                false,
                SCOPE);
    }

    /// The settings of a first start on a system with this locale.
    public static Settings defaults(Locale locale) {
        return new Settings(Language.of(locale), ThemeChoice.SYSTEM, 1, 2, 1440, 900, false, "").withRoom(LEARN);
    }

    /// Reads settings; what is missing or cannot be right is taken from `defaults`.
    static Settings from(Properties values, Settings defaults) {
        return new Settings(
                constant(values, "language", defaults.language(), Language.class),
                constant(values, "theme", defaults.theme(), ThemeChoice.class),
                number(values, "zoom", defaults.zoom(), Zoom.SMALLEST, Zoom.LARGEST),
                number(values, "speed", defaults.speed(), 0.01, LARGEST),
                number(values, "width", defaults.width(), 400, LARGEST),
                number(values, "height", defaults.height(), 300, LARGEST),
                Boolean.parseBoolean(values.getProperty("maximised", "false")),
                values.getProperty("folder", defaults.folder()),
                constant(values, "cells", defaults.cells(), ByteFormat.class),
                constant(values, "depth", defaults.depth(), CallDepth.class),
                Boolean.parseBoolean(values.getProperty("calm", "false")),
                values.getProperty("room", defaults.room()));
    }

    /// The same with what a room remembers.
    public Settings withScope(double newSpeed, String newFolder) {
        return new Settings(
                language, theme, zoom, newSpeed, width, height, maximised, newFolder, cells, depth, calm, room);
    }

    /// The same with another way of writing bytes.
    public Settings withCells(ByteFormat newCells) {
        return new Settings(
                language, theme, zoom, speed, width, height, maximised, folder, newCells, depth, calm, room);
    }

    /// The same with another depth.
    public Settings withDepth(CallDepth newDepth) {
        return new Settings(
                language, theme, zoom, speed, width, height, maximised, folder, cells, newDepth, calm, room);
    }

    /// The same with or without motion.
    public Settings withCalm(boolean newCalm) {
        return new Settings(
                language, theme, zoom, speed, width, height, maximised, folder, cells, depth, newCalm, room);
    }

    /// The same with another room to begin with.
    public Settings withRoom(String key) {
        return new Settings(language, theme, zoom, speed, width, height, maximised, folder, cells, depth, calm, key);
    }

    Properties toProperties() {
        Properties values = new Properties();
        values.setProperty("language", language.name());
        values.setProperty("theme", theme.name());
        values.setProperty("zoom", Double.toString(zoom));
        values.setProperty("speed", Double.toString(speed));
        values.setProperty("width", Double.toString(width));
        values.setProperty("height", Double.toString(height));
        values.setProperty("maximised", Boolean.toString(maximised));
        values.setProperty("folder", folder);
        values.setProperty("cells", cells.name());
        values.setProperty("depth", depth.name());
        values.setProperty("calm", Boolean.toString(calm));
        values.setProperty("room", room);
        return values;
    }

    private static <E extends Enum<E>> E constant(Properties values, String key, E fallback, Class<E> type) {
        String name = values.getProperty(key, fallback.name());
        for (E each : type.getEnumConstants()) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        return fallback;
    }

    private static double number(Properties values, String key, double fallback, double least, double most) {
        try {
            double value = Double.parseDouble(values.getProperty(key, ""));
            return value >= least && value <= most ? value : fallback;
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }
}
