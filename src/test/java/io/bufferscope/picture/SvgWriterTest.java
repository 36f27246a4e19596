package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

class SvgWriterTest {

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static String write(Scene scene, Theme theme) {
        Picture picture =
                new TapeLayout(Messages.of(Language.ZH)).picture(scene.after(), scene.before(), TapeOptions.of(690));
        return new SvgWriter(Palette.of(theme)).write(picture, "A & B < C \u0007");
    }

    @ParameterizedTest
    @EnumSource
    void writesWellFormedXml_inEveryTheme(Theme theme) throws Exception {
        for (Scene scene : Scene.values()) {
            Document document = parse(write(scene, theme));
            assertThat(document.getElementsByTagName("text").getLength()).isPositive();
        }
    }

    @Test
    void saysThePictureInWords_forThoseWhoCannotSeeIt() throws Exception {
        Document document = parse(write(Scene.FLIP, Theme.LIGHT));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .startsWith("A & B < C ");
        assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                .contains("position 0", "limit 5");
    }
}
