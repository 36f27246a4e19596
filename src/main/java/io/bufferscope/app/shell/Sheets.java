package io.bufferscope.app.shell;

import io.bufferscope.l10n.Glossary;
import io.bufferscope.l10n.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.input.KeyCombination;

/// All sheets that can be laid over the window, of which one at most is there.
final class Sheets {

    private final Manner manner;
    private final Supplier<List<Shortcut>> shortcuts;
    private final Supplier<List<Find>> ofRoom;
    private final ShortcutSheet keys;
    private final GlossarySheet glossary;
    private final CommandSheet find;
    private final SettingsSheet settings;
    private final AboutSheet about;

    /// @param shortcuts all keys that work now
    /// @param ofRoom what can be found in the room that is shown
    Sheets(Manner manner, Supplier<List<Shortcut>> shortcuts, Supplier<List<Find>> ofRoom) {
        Words words = manner.words();
        this.manner = manner;
        this.shortcuts = shortcuts;
        this.ofRoom = ofRoom;
        this.keys = new ShortcutSheet(words, shortcuts);
        this.glossary = new GlossarySheet(words, manner.lexicon());
        this.find = new CommandSheet(words, this::finds);
        this.settings = new SettingsSheet(manner);
        this.about = new AboutSheet(words);
        manner.lexicon().onAsk(this::explain);
    }

    /// The sheets themselves, to be laid over the window.
    List<Overlay> all() {
        return List.of(keys, glossary, find, settings, about);
    }

    /// Whether one is there.
    boolean isOpen() {
        return all().stream().anyMatch(Overlay::isVisible);
    }

    void close() {
        all().forEach(sheet -> sheet.show(false));
    }

    void keys() {
        toggle(keys);
    }

    void glossary() {
        toggle(glossary);
    }

    void find() {
        toggle(find);
    }

    void settings() {
        toggle(settings);
    }

    void about() {
        toggle(about);
    }

    /// The keys that open and close them.
    List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.everywhere("keys.find", this::find, "Shortcut+K"),
                Shortcut.everywhere("keys.settings", this::settings, "Shortcut+Comma"),
                Shortcut.everywhere("keys.glossary", this::glossary, "Shift+F1"),
                Shortcut.everywhere("keys.help", this::keys, "F1"),
                Shortcut.outsideText("keys.close", this::close, "Esc"));
    }

    private void toggle(Overlay sheet) {
        boolean there = sheet.isVisible();
        close();
        sheet.show(!there);
    }

    private void explain(Glossary.Term term) {
        close();
        glossary.show(term);
    }

    private List<Find> finds() {
        List<Find> all = new ArrayList<>();
        for (Shortcut shortcut : shortcuts.get()) {
            if (!shortcut.key().equals("keys.close")) {
                all.add(command(shortcut.key(), display(shortcut), shortcut.action()));
            }
        }
        all.add(command("about.title", "", this::about));
        all.add(command("top.language", "EN / 中文", () -> manner.speak(other())));
        for (ThemeChoice choice : ThemeChoice.values()) {
            all.add(command(choice.key(), say("top.theme"), () -> manner.choose(choice)));
        }
        all.addAll(ofRoom.get());
        for (Glossary.Term term : manner.lexicon().glossary().terms()) {
            String names = String.join(", ", term.names().subList(1, term.names().size()));
            all.add(new Find(Find.Kind.TERM, term.title(), names, () -> explain(term)));
        }
        return all;
    }

    private Language other() {
        return manner.words().messages().language() == Language.EN ? Language.ZH : Language.EN;
    }

    private Find command(String key, String detail, Runnable action) {
        return new Find(Find.Kind.COMMAND, say(key), detail, action);
    }

    private static String display(Shortcut shortcut) {
        KeyCombination first = shortcut.keys().getFirst();
        return first.getDisplayText();
    }

    private String say(String key) {
        return manner.words().say(key);
    }
}
