package io.bufferscope.app.bench;

import io.bufferscope.bench.BenchCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What of a subject shall be measured: which methods, and with which parameters.
///
/// @param methods full names of the benchmarks that are wanted
/// @param values the values that are wanted, by parameter
record Wish(Subject subject, Set<String> methods, Map<Domain, Set<String>> values) {

    /// A parameter with all its values. Two benchmarks may have parameters of one name with other values.
    record Domain(String param, List<String> legal) {}

    /// All of a subject.
    static Wish all(Subject subject) {
        Set<String> methods = new LinkedHashSet<>();
        Map<Domain, Set<String>> values = new LinkedHashMap<>();
        for (BenchCatalog.Entry entry : subject.entries()) {
            methods.add(entry.name());
            domains(entry).forEach(domain -> values.put(domain, new LinkedHashSet<>(domain.legal())));
        }
        return new Wish(subject, methods, values);
    }

    /// The parameters of a benchmark.
    static List<Domain> domains(BenchCatalog.Entry entry) {
        return entry.params().entrySet().stream()
                .map(it -> new Domain(it.getKey(), it.getValue()))
                .toList();
    }

    /// How many results there will be.
    int variants() {
        return wanted().stream().mapToInt(this::variants).sum();
    }

    private int variants(BenchCatalog.Entry entry) {
        return domains(entry).stream()
                .mapToInt(domain -> values.getOrDefault(domain, Set.of()).size())
                .reduce(1, (a, b) -> a * b);
    }

    private List<BenchCatalog.Entry> wanted() {
        return subject.entries().stream()
                .filter(entry -> methods.contains(entry.name()))
                .toList();
    }

    /// What JMH is asked for: benchmarks with equal parameters in one run, what has none that are wanted in none.
    ///
    /// @param options of JMH, added to each
    List<List<String>> requests(List<String> options) {
        Map<List<String>, List<String>> byParams = new LinkedHashMap<>();
        for (BenchCatalog.Entry entry : wanted()) {
            if (variants(entry) > 0) {
                byParams.computeIfAbsent(params(entry), _ -> new ArrayList<>()).add(pattern(entry.name()));
            }
        }
        List<List<String>> requests = new ArrayList<>();
        byParams.forEach((params, names) -> {
            List<String> words = new ArrayList<>(names);
            words.addAll(params);
            words.addAll(options);
            requests.add(words);
        });
        return requests;
    }

    private static String pattern(String name) {
        return "^" + name.replace(".", "\\.") + "$";
    }

    private List<String> params(BenchCatalog.Entry entry) {
        List<String> words = new ArrayList<>();
        for (Domain domain : domains(entry)) {
            Set<String> chosen = values.getOrDefault(domain, Set.of());
            if (chosen.size() < domain.legal().size()) {
                List<String> inOrder =
                        domain.legal().stream().filter(chosen::contains).toList();
                words.addAll(List.of("-p", domain.param() + "=" + String.join(",", inOrder)));
            }
        }
        return words;
    }
}
