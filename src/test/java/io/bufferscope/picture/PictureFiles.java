package io.bufferscope.picture;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Pictures of all scenes as SVG files, to be looked at.
final class PictureFiles {

    private static final Path FOLDER = Path.of("target", "pictures");

    private PictureFiles() {}

    static void write(Scene scene, Language language, Theme theme, double width) throws IOException {
        Picture picture = new TapeLayout(Messages.of(language))
                .picture(scene.after(), scene.before(), TapeOptions.of(width).withSelected(1));
        String name = scene.name() + "-" + language.tag() + "-" + theme + "-" + (int) width + ".svg";
        Files.createDirectories(FOLDER);
        String svg = new SvgWriter(Palette.of(theme)).write(picture, scene.name());
        Files.writeString(FOLDER.resolve(name.toLowerCase(Locale.ROOT)), svg);
    }
}
