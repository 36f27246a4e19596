package io.bufferscope.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import io.bufferscope.theme.Theme;
import io.bufferscope.view.CodePane;
import java.net.URL;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Scene;

/// The style sheets of a scene: AtlantaFX below, ours above, kept in step with theme and zoom.
public final class Stylesheets {

    private static final double TEXT = 14;
    private static final double ICON = 16;

    private final Scene scene;
    private final Manner manner;

    private Stylesheets(Scene scene, Manner manner) {
        this.scene = scene;
        this.manner = manner;
    }

    /// Dresses a scene for good.
    public static void dress(Scene scene, Manner manner) {
        Stylesheets sheets = new Stylesheets(scene, manner);
        manner.onLook(look -> sheets.refresh());
        manner.onZoom(scale -> sheets.refresh());
    }

    private void refresh() {
        Theme theme = manner.look().theme();
        String base = theme == Theme.LIGHT
                ? new PrimerLight().getUserAgentStylesheet()
                : new PrimerDark().getUserAgentStylesheet();
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets().setAll(List.of(resource(palette(theme)), resource("window.css"), measures()));
    }

    private static String palette(Theme theme) {
        return switch (theme) {
            case LIGHT -> "palette-light.css";
            case DARK -> "palette-dark.css";
            case HIGH_CONTRAST -> "palette-contrast.css";
        };
    }

    private String measures() {
        double scale = manner.zoom().scale();
        String css = String.format(
                Locale.ROOT,
                ".root{-fx-font-family:\"%s\";-fx-font-size:%.2fpx}.mono,.markdown-mono{-fx-font-family:\"%s\"}"
                        + ".code-text{-fx-font-family:\"%3$s\";-fx-font-size:%4$.2fpx}"
                        + ".ikonli-font-icon{-fx-icon-size:%5$dpx}",
                manner.fonts().text(),
                TEXT * scale,
                manner.fonts().mono(),
                CodePane.TEXT * scale,
                Math.round(ICON * scale));
        return "data:text/css," + URLEncoder.encode(css, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String resource(String name) {
        URL url = Stylesheets.class.getResource(name);
        return Objects.requireNonNull(url, name).toExternalForm();
    }
}
