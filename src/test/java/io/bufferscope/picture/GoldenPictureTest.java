package io.bufferscope.picture;

import io.bufferscope.l10n.Language;
import io.bufferscope.theme.Theme;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GoldenPictureTest {

    @ParameterizedTest
    @EnumSource
    void writesSvg_ofEveryScene(Scene scene) throws IOException {
        PictureFiles.write(scene, Language.EN, Theme.LIGHT, 690);
        PictureFiles.write(scene, Language.ZH, Theme.DARK, 690);
    }
}
