package io.bufferscope.view;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// The two type families of the application, read from its resources or else taken from the system.
public final class Fonts {

    private static final List<String> FILES = List.of(
            "Inter-Regular",
            "Inter-Medium",
            "Inter-SemiBold",
            "Inter-Bold",
            "JetBrainsMono-Regular",
            "JetBrainsMono-Bold");

    private final String text;
    private final String mono;

    private Fonts(String text, String mono) {
        this.text = text;
        this.mono = mono;
    }

    /// Loads the fonts; needs the toolkit.
    public static Fonts load() {
        FILES.forEach(Fonts::loadFile);
        List<String> families = Font.getFamilies();
        return new Fonts(
                families.contains("Inter") ? "Inter" : "System",
                families.contains("JetBrains Mono") ? "JetBrains Mono" : "Monospaced");
    }

    /// Family for prose and labels.
    public String text() {
        return text;
    }

    /// Family for code and bytes.
    public String mono() {
        return mono;
    }

    /// A font of one of the two families.
    ///
    /// @param size in pixels
    public Font font(boolean monospaced, boolean bold, double size) {
        return Font.font(monospaced ? mono : text, bold ? FontWeight.BOLD : FontWeight.NORMAL, size);
    }

    private static void loadFile(String name) {
        for (String ending : List.of(".ttf", ".otf")) {
            try (InputStream in = Fonts.class.getResourceAsStream("/fonts/" + name + ending)) {
                if (in != null) {
                    Font.loadFont(in, 12);
                }
            } catch (IOException unreadable) {
                // The system's font is used instead.
            }
        }
    }
}
