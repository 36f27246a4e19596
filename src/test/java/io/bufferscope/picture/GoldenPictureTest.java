package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Pictures as text against files in `src/test/resources/golden`; `-Dgolden.accept=true` takes the new ones over.
class GoldenPictureTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final Messages ENGLISH = Messages.of(Language.EN);

    @ParameterizedTest
    @EnumSource
    void equalsGoldenText_ofEveryScene(Scene scene) throws IOException {
        String text = PictureText.of(picture(scene));
        Path file = FOLDER.resolve(scene.name().toLowerCase(Locale.ROOT) + ".txt");
        if (Boolean.getBoolean("golden.accept")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @ParameterizedTest
    @EnumSource
    void keepsEveryIdUnique_inEveryScene(Scene scene) {
        assertThat(Shapes.flat(picture(scene)).stream().map(Shape::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void keepsTextsApartAndInside_inEveryScene(Scene scene) {
        for (double width : List.of(420.0, 690.0, 1100.0)) {
            for (Language language : Language.values()) {
                Picture picture = new TapeLayout(Messages.of(language))
                        .picture(scene.after(), scene.before(), TapeOptions.of(width));
                assertThat(Shapes.overlappingTexts(picture)).as("at %s", width).isEmpty();
                assertThat(Shapes.textsOutside(picture)).as("at %s", width).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void writesSvgFiles_toBeLookedAt(Scene scene) throws IOException {
        PictureFiles.write(scene, Language.EN, Theme.LIGHT, 690);
        PictureFiles.write(scene, Language.ZH, Theme.DARK, 690);
        PictureFiles.write(scene, Language.EN, Theme.HIGH_CONTRAST, 1100);
        PictureFiles.write(scene, Language.EN, Theme.LIGHT, 420);
    }

    private static Picture picture(Scene scene) {
        return new TapeLayout(ENGLISH).picture(scene.after(), scene.before(), TapeOptions.of(690));
    }
}
