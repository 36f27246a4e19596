package io.bufferscope.picture.predict;

import io.bufferscope.l10n.Messages;

/// Guesses and landings in words.
///
/// @param messages the language
public record GuessWords(Messages messages) {

    public String guess(Guess guess) {
        return switch (guess) {
            case Guess.Pages it -> messages.text("predict.at.pages", it.chunk(), it.page());
            case Guess.Element it -> messages.text("predict.at.element", it.chunk(), it.page(), it.element());
            case Guess.Stretch it -> messages.text("predict.at.stretch", it.chunk(), it.from(), it.to() - 1);
            case Guess.Cache _ -> messages.text("predict.at.cache");
            case Guess.NewChunk _ -> messages.text("predict.at.new");
            case Guess.Outside _ -> messages.text("predict.at.outside");
            case Guess.Refused _ -> messages.text("predict.at.refused");
        };
    }

    /// Where a buffer landed, in a sentence.
    public String landing(Landing landing) {
        String place = switch (landing.kind()) {
            case RUN ->
                messages.text(
                        "predict.landed.run", landing.chunk(), landing.page(), landing.page() + landing.pages() - 1);
            case ELEMENT -> messages.text("predict.landed.element", landing.chunk(), landing.page(), landing.element());
            case PIECE -> messages.text("predict.landed.piece", landing.chunk(), landing.offset());
            case OUTSIDE -> messages.text("predict.landed.outside");
            case NOWHERE -> messages.text("predict.landed.nowhere");
        };
        boolean inChunk = landing.kind() != Landing.Kind.OUTSIDE && landing.kind() != Landing.Kind.NOWHERE;
        if (landing.cached()) {
            return place + " " + messages.text("predict.landed.cached");
        }
        return landing.fresh() && inChunk ? place + " " + messages.text("predict.landed.fresh") : place;
    }
}
