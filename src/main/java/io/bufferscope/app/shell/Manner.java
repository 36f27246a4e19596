package io.bufferscope.app.shell;

import io.bufferscope.l10n.Language;
import io.bufferscope.theme.Theme;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.Look;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// How the window shows itself, changeable while it is open: language, theme and zoom.
public final class Manner {

    private final Fonts fonts;
    private final Words words;
    private final Lexicon lexicon;
    private final Zoom zoom;
    private final ReadOnlyObjectWrapper<ThemeChoice> choice;
    private final ReadOnlyObjectWrapper<Look> look;
    private final BooleanProperty calm;

    /// The manner of these settings; needs the toolkit.
    public Manner(Settings settings, Fonts fonts) {
        this.fonts = fonts;
        this.words = new Words(settings.language());
        this.lexicon = new Lexicon(words);
        this.zoom = new Zoom(settings.zoom());
        this.choice = new ReadOnlyObjectWrapper<>(settings.theme());
        this.calm = new SimpleBooleanProperty(settings.calm());
        this.look = new ReadOnlyObjectWrapper<>(new Look(theme(), fonts));
        Platform.getPreferences().colorSchemeProperty().subscribe(this::refresh);
    }

    public Fonts fonts() {
        return fonts;
    }

    public Words words() {
        return words;
    }

    /// The glossary, in the language of now.
    public Lexicon lexicon() {
        return lexicon;
    }

    public Zoom zoom() {
        return zoom;
    }

    public ReadOnlyObjectProperty<ThemeChoice> choiceProperty() {
        return choice.getReadOnlyProperty();
    }

    public Look look() {
        return look.get();
    }

    /// Whether the user asked this window to spare animations.
    public BooleanProperty calmProperty() {
        return calm;
    }

    /// Whether the user asked this window or the system to spare animations.
    public boolean reducedMotion() {
        return calm.get() || Platform.getPreferences().isReducedMotion();
    }

    public void choose(ThemeChoice theme) {
        choice.set(theme);
        refresh();
    }

    public void speak(Language language) {
        words.speak(language);
    }

    /// Tells the look now and at every change.
    public void onLook(Consumer<Look> taker) {
        look.subscribe(taker);
    }

    /// Tells the zoom now and at every change.
    public void onZoom(DoubleConsumer taker) {
        zoom.scaleProperty().subscribe(scale -> taker.accept(scale.doubleValue()));
    }

    private Theme theme() {
        return choice.get().on(Platform.getPreferences().getColorScheme());
    }

    private void refresh() {
        if (look.get().theme() != theme()) {
            look.set(new Look(theme(), fonts));
        }
    }
}
