/// The Scope room: the source, the tapes, the timeline and all that is known of the step at the cursor.
///
/// May use `app.shell`, `view`, `picture`, `session`, `instrument`, `trace`, `l10n`. Start reading at [ScopeRoom], then
/// [Player] (which step is shown) and [RunControl] (which program runs).
@NullMarked
package io.bufferscope.app.scope;

import org.jspecify.annotations.NullMarked;
