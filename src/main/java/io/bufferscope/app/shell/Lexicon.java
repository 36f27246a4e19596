package io.bufferscope.app.shell;

import io.bufferscope.l10n.Glossary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The glossary as the window uses it: marks the terms of a text and explains each on hover and click.
public final class Lexicon {

    private final Words words;
    private @Nullable Glossary glossary;
    private Consumer<Glossary.Term> opener = term -> {};

    Lexicon(Words words) {
        this.words = words;
        words.messagesProperty().subscribe(messages -> glossary = null);
    }

    /// The glossary in the language of now.
    public Glossary glossary() {
        Glossary known = glossary;
        if (known == null) {
            known = Glossary.of(words.messages().language());
            glossary = known;
        }
        return known;
    }

    /// Takes the terms that the user asks for.
    void onAsk(Consumer<Glossary.Term> taker) {
        opener = taker;
    }

    /// Opens the glossary at a term.
    void ask(Glossary.Term term) {
        opener.accept(term);
    }

    /// A text cut into pieces of which the terms are marked and explain themselves.
    public List<Text> mark(String text) {
        List<Text> pieces = new ArrayList<>();
        int done = 0;
        for (Glossary.Mention mention : glossary().mentions(text)) {
            add(pieces, text.substring(done, mention.from()));
            Text term = new Text(text.substring(mention.from(), mention.to()));
            term.getStyleClass().add(AppStyles.TERM);
            explain(term, mention.term());
            pieces.add(term);
            done = mention.to();
        }
        add(pieces, text.substring(done));
        return pieces;
    }

    /// Lets a piece of text explain itself if it is the name of a term.
    public void explain(Text piece) {
        glossary().find(piece.getText()).ifPresent(term -> explain(piece, term));
    }

    private void explain(Text piece, Glossary.Term term) {
        Tooltip tip = new Tooltip(term.title() + "\n" + term.meaning());
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        tip.setShowDelay(Duration.millis(250));
        tip.setShowDuration(Duration.INDEFINITE);
        Tooltip.install(piece, tip);
        piece.setOnMouseClicked(event -> ask(term));
    }

    private static void add(List<Text> pieces, String text) {
        if (!text.isEmpty()) {
            pieces.add(new Text(text));
        }
    }
}
