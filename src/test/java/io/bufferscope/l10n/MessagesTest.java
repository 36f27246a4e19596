package io.bufferscope.l10n;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MessagesTest {

    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Path STRINGS = Path.of("src", "main", "resources", "io", "bufferscope", "l10n");
    private static final String KEY = "[a-z][A-Za-z0-9-]*(?:\\.[A-Za-z0-9-]+)+";
    /// A key as it is used: the first argument of a method that looks strings up.
    private static final Pattern USE =
            Pattern.compile("\\b(?:text|phrase|say|words\\.of|key)\\(\\s*\"(" + KEY + ")\"(?=\\s*[,)])");
    private static final Pattern LITERAL = Pattern.compile("\"(" + KEY + ")\"");
    /// The first part of keys whose last part is a name, as in `"room." + id`.
    private static final Pattern PREFIX = Pattern.compile("\"([a-z][A-Za-z0-9-]*(?:\\.[A-Za-z0-9-]+)*\\.)\" \\+");
    private static final Pattern FILE_NAME = Pattern.compile(".*\\.(?:txt|css|java|png|svg|properties)");
    private static final Pattern HOLE = Pattern.compile("\\{\\d+}");

    private static Map<String, String> entries(Language language) throws IOException {
        Map<String, String> entries = new LinkedHashMap<>();
        for (String line : lines(language)) {
            if (line.contains("=") && !line.startsWith("#")) {
                int at = line.indexOf('=');
                entries.put(
                        line.substring(0, at).strip(), line.substring(at + 1).strip());
            }
        }
        return entries;
    }

    private static List<String> lines(Language language) throws IOException {
        return Files.readAllLines(STRINGS.resolve("messages_" + language.tag() + ".properties"), UTF_8);
    }

    private static Set<String> find(Pattern pattern) throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES, FileVisitOption.FOLLOW_LINKS)) {
            Set<String> found = new TreeSet<>();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                pattern.matcher(source).results().map(hit -> hit.group(1)).forEach(found::add);
            }
            return found;
        }
    }

    @ParameterizedTest
    @EnumSource
    void lacksNoKey_thatTheSourcesUse(Language language) throws IOException {
        Set<String> missing = find(USE);
        missing.removeAll(entries(language).keySet());
        missing.removeIf(key -> FILE_NAME.matcher(key).matches());
        assertThat(missing.stream().map(key -> key + " = ?"))
                .as("paste into messages_%s.properties", language.tag())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void holdsNoKey_thatNoSourceUses(Language language) throws IOException {
        Set<String> unused = new LinkedHashSet<>(entries(language).keySet());
        unused.removeAll(find(LITERAL));
        Set<String> prefixes = find(PREFIX);
        unused.removeIf(key -> prefixes.stream().anyMatch(key::startsWith));
        assertThat(unused)
                .as("delete from messages_%s.properties", language.tag())
                .isEmpty();
    }

    @Test
    void holdsEqualKeysInEqualOrder_inBothLanguages() throws IOException {
        Map<String, String> english = entries(Language.EN);
        Set<String> missing = new LinkedHashSet<>(english.keySet());
        missing.removeAll(entries(Language.ZH).keySet());
        assertThat(missing.stream().map(key -> key + " = " + english.get(key)))
                .as("translate into messages_zh.properties")
                .isEmpty();
        assertThat(entries(Language.ZH).keySet()).containsExactlyElementsOf(english.keySet());
    }

    @Test
    void hasEqualHoles_inBothLanguages() throws IOException {
        Map<String, String> chinese = entries(Language.ZH);
        List<String> unequal = new ArrayList<>();
        entries(Language.EN).forEach((key, text) -> {
            if (chinese.containsKey(key) && !holes(text).equals(holes(chinese.get(key)))) {
                unequal.add(key + " = " + text + "  |  " + chinese.get(key));
            }
        });
        assertThat(unequal).isEmpty();
    }

    private static Set<String> holes(String text) {
        return HOLE.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource
    void holdsNoKeyTwice(Language language) throws IOException {
        assertThat(lines(language).stream()
                        .filter(line -> line.contains("=") && !line.startsWith("#"))
                        .map(line -> line.substring(0, line.indexOf('=')).strip()))
                .doesNotHaveDuplicates();
    }

    @Test
    void hasEqualAreas_inBothLanguages() throws IOException {
        assertThat(areas(Language.ZH)).isEqualTo(areas(Language.EN)).isNotEmpty();
    }

    private static List<String> areas(Language language) throws IOException {
        return lines(language).stream().filter(line -> line.startsWith("#")).toList();
    }

    @Test
    void fillsHoles_inOrderOfTheLanguage() {
        assertThat(Messages.of(Language.EN).text("tape.sums.nio", 5, "—"))
                .startsWith("remaining 5 ")
                .endsWith("—");
    }

    @Test
    void showsTheKey_whenThereIsNoString() {
        assertThat(Messages.of(Language.ZH).text("no.such.key")).isEqualTo("[no.such.key]");
    }

    @Test
    void choosesChinese_forChineseLocales() {
        assertThat(Language.of(Locale.TRADITIONAL_CHINESE)).isEqualTo(Language.ZH);
        assertThat(Language.of(Locale.GERMAN)).isEqualTo(Language.EN);
    }
}
