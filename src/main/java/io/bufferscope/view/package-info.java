/// JavaFX controls that several rooms share: pictures on a canvas and in PNG files, the timeline, the code pane.
///
/// May use `picture`, `trace`, `theme`, `l10n` and JavaFX. Start reading at [PictureView], then [PicturePainter].
@NullMarked
package io.bufferscope.view;

import org.jspecify.annotations.NullMarked;
