package io.bufferscope.app.shell;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.Arrays;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The strings of the window in the language chosen now.
public final class Words {

    private final ReadOnlyObjectWrapper<Messages> messages;

    Words(Language language) {
        this.messages = new ReadOnlyObjectWrapper<>(Messages.of(language));
    }

    /// Changes the language of everything that was bound.
    void speak(Language language) {
        if (messages.get().language() != language) {
            messages.set(Messages.of(language));
        }
    }

    public ReadOnlyObjectProperty<Messages> messagesProperty() {
        return messages.getReadOnlyProperty();
    }

    public Messages messages() {
        return messages.get();
    }

    /// The string of a key as it is now.
    public String say(String key, Object... arguments) {
        return messages.get().text(key, arguments);
    }

    /// The string of a key, following the language.
    public StringBinding of(String key) {
        return Bindings.createStringBinding(() -> say(key), messages);
    }

    /// A string made of others, following the language and what it depends on for as long as it is bound.
    public StringBinding of(Supplier<String> text, Observable... dependencies) {
        Observable[] all = Arrays.copyOf(dependencies, dependencies.length + 1);
        all[dependencies.length] = messages;
        return Bindings.createStringBinding(text::get, all);
    }
}
