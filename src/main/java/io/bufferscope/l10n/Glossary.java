package io.bufferscope.l10n;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The terms of this field with what they mean, in one language; immutable.
public final class Glossary {

    /// A term.
    ///
    /// @param id its key, the same in every language
    /// @param names what it is called, its title first
    /// @param meaning one or two sentences
    public record Term(String id, List<String> names, String meaning) {

        /// The name it is listed under.
        public String title() {
            return names.getFirst();
        }

        boolean mentions(String word) {
            return lower(String.join(" ", names)).contains(word) || lower(meaning).contains(word);
        }
    }

    /// A stretch of a text that names a term.
    ///
    /// @param from index of its first character
    /// @param to index after its last
    public record Mention(int from, int to, Term term) {}

    private final List<Term> terms;
    private final Map<String, Term> byName = new HashMap<>();
    private final Pattern anyName;

    private Glossary(List<Term> terms) {
        this.terms = terms;
        terms.forEach(term -> term.names().forEach(name -> byName.put(lower(name), term)));
        this.anyName = Pattern.compile(
                terms.stream()
                        .flatMap(term -> term.names().stream())
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Glossary::pattern)
                        .collect(Collectors.joining("|")),
                Pattern.CASE_INSENSITIVE);
    }

    /// Reads the terms of a language.
    public static Glossary of(Language language) {
        List<Term> terms = new ArrayList<>();
        TextFile.read("glossary", language).forEach((id, line) -> terms.add(term(id, line)));
        terms.sort(Comparator.comparing(term -> lower(term.title())));
        return new Glossary(List.copyOf(terms));
    }

    /// All terms, by ascending title.
    public List<Term> terms() {
        return terms;
    }

    /// The terms that mention every word of a query; those whose title begins with it first.
    public List<Term> search(String query) {
        List<String> words = List.of(lower(query).strip().split("\\s+"));
        return terms.stream()
                .filter(term -> words.stream().allMatch(term::mentions))
                .sorted(Comparator.comparing(term -> rank(term, words.getFirst())))
                .toList();
    }

    /// The term that is called so, whatever the case.
    public Optional<Term> find(String name) {
        return Optional.ofNullable(byName.get(lower(name.strip())));
    }

    /// Where a text names terms: each term once, in order.
    public List<Mention> mentions(String text) {
        List<Mention> found = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        Matcher names = anyName.matcher(text);
        while (names.find()) {
            Optional<Term> term = find(names.group());
            if (term.isPresent() && seen.add(term.get().id())) {
                found.add(new Mention(names.start(), names.end(), term.get()));
            }
        }
        return found;
    }

    private static int rank(Term term, String word) {
        return lower(term.title()).startsWith(word) ? 0 : lower(term.names().toString()).contains(word) ? 1 : 2;
    }

    /// A name as it stands between other words; Chinese has no blanks between them.
    private static String pattern(String name) {
        boolean latin = name.chars().allMatch(c -> c < 0x2E80);
        return latin ? "(?<![A-Za-z0-9.])" + Pattern.quote(name) + "(?![A-Za-z0-9])" : Pattern.quote(name);
    }

    private static Term term(String id, String line) {
        int bar = line.indexOf(" | ");
        String names = bar < 0 ? line : line.substring(0, bar);
        return new Term(id, List.of(names.split(", ")), bar < 0 ? "" : line.substring(bar + 3));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
