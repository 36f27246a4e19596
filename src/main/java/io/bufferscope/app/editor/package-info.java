/// The editor's own parts: drafts of unsaved programs, recent files, find, and completion of buffer calls.
///
/// May use `app.shell`, `view`, `l10n`; knows nothing of runs and traces. Start reading at [DraftStore] for what is
/// kept, at [Completion] for what is offered while typing.
@NullMarked
package io.bufferscope.app.editor;

import org.jspecify.annotations.NullMarked;
