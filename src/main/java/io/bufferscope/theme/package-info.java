/// Themes and the palette: how each meaning in a picture looks.
///
/// Uses nothing of ours and no JavaFX, so that the canvas, the SVG writer and the tests share it. Start reading at
/// [Palette].
@NullMarked
package io.bufferscope.theme;

import org.jspecify.annotations.NullMarked;
