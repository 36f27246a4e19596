package io.bufferscope.handout;

import io.bufferscope.l10n.Html;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.SvgWriter;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;

/// The page while it is written: pieces of HTML, in the language of its lesson.
final class Sheet {

    private final Messages messages;
    private final SvgWriter svg = new SvgWriter(Palette.of(Theme.LIGHT));
    private final StringBuilder out = new StringBuilder();
    private int pictures;
    private int questions;

    Sheet(Messages messages) {
        this.messages = messages;
    }

    Messages messages() {
        return messages;
    }

    String say(String key, Object... values) {
        return messages.text(key, values);
    }

    /// Adds HTML as it is.
    Sheet html(String text) {
        out.append(text);
        return this;
    }

    /// Adds an element with words in it.
    Sheet element(String name, String text) {
        return html("<" + name + ">" + Html.escaped(text) + "</" + name.split(" ", 2)[0] + ">\n");
    }

    /// Adds an element with HTML in it.
    Sheet holding(String name, String html) {
        return html("<" + name + ">" + html + "</" + name.split(" ", 2)[0] + ">\n");
    }

    /// Adds a program.
    void listing(String source) {
        html(Listing.of(source).html());
    }

    /// Adds a picture; its ids are made its own, since those of all pictures on a page must differ.
    ///
    /// @param caption HTML
    void picture(Picture picture, String caption, String title) {
        pictures++;
        String drawn = svg.write(picture, title)
                .replace("id=\"", "id=\"p" + pictures + "-")
                .replace("\"url(#", "\"url(#p" + pictures + "-");
        html("<figure>\n<figcaption>" + caption + "</figcaption>\n" + drawn + "</figure>\n");
    }

    /// The number of the next question, from 1.
    int nextQuestion() {
        questions++;
        return questions;
    }

    /// Adds empty lines to write on.
    void lines(int count) {
        html("<div class=\"line\"></div>\n".repeat(count));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
