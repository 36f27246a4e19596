/// What all rooms stand in: the frame of the window, keys, errors, settings, languages, themes and zoom.
///
/// May use `view`, `session`, `l10n`, `theme`; knows no room by name. Start reading at [Shell], then [Room].
@NullMarked
package io.bufferscope.app.shell;

import org.jspecify.annotations.NullMarked;
