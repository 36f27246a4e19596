/// The presenter: slides on a full screen for a class, with a view for the speaker.
///
/// May use `app.shell`, `view`, `picture`, `handout`, `lesson`, `theme` and `l10n`. A room makes a [Deck] of what it
/// shows and calls [Presenter#open]. Start reading at [Talk], the state of a presentation.
@NullMarked
package io.bufferscope.app.present;

import org.jspecify.annotations.NullMarked;
