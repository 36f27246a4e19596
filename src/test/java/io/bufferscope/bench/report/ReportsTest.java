package io.bufferscope.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportsTest {

    private static final String TWO = """
        [{"jmhVersion": "1.37", "benchmark": "org.x.Writes.heap", "mode": "avgt", "forks": 2,
          "warmupIterations": 5, "warmupTime": "1 s", "measurementIterations": 2, "measurementTime": "1 s",
          "params": {"kind": "<a&b>"},
          "primaryMetric": {"score": 51.3712, "scoreError": 0.8231, "scoreConfidence": [50.5481, 52.1943],
            "scoreUnit": "ns/op", "rawData": [[51.0, 51.7]]},
          "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 1040.0, "scoreUnit": "B/op"}}},
         {"benchmark": "org.x.Writes.direct", "mode": "avgt", "forks": 2, "warmupIterations": 5,
          "primaryMetric": {"score": 102.7, "scoreError": 1.0, "scoreConfidence": [101.7, 103.7],
            "scoreUnit": "ns/op", "rawData": [[102.0, 103.4]]}},
         {"benchmark": "org.x.Writes.again", "mode": "avgt", "forks": 2, "warmupIterations": 5,
          "primaryMetric": {"score": 52.0, "scoreError": 1.0, "scoreConfidence": [51.0, 53.0],
            "scoreUnit": "ns/op", "rawData": [[51.5, 52.5]]}}]
        """;

    private static final Messages EN = Messages.of(Language.EN);
    private static final Messages ZH = Messages.of(Language.ZH);

    @Test
    void text_comparesWithTheFirst_andSaysWhatCannotBeToldApart() throws Exception {
        List<String> lines = TextReport.lines(RunRecord.ofFile(TWO), EN);

        assertThat(lines.get(0)).contains("51.37 ± 0.82 ns/op").contains("1040 B/op");
        assertThat(lines.get(1)).startsWith("Writes.direct").endsWith("worse, × 2.00");
        assertThat(lines.get(2)).endsWith("cannot be told apart");
        assertThat(lines).anyMatch(it -> it.startsWith("✓ Measured in 2 JVMs"));
    }

    @Test
    void markdown_isATableWithChecklist_inBothLanguages() throws Exception {
        RunRecord run = RunRecord.ofFile(TWO);

        assertThat(MarkdownReport.of(run, EN))
                .contains("| `Writes.direct` | 102.7 ± 1.0 ns/op |")
                .contains("How far this can be trusted");
        assertThat(MarkdownReport.of(run, ZH)).contains("无法区分").contains("可信程度");
    }

    @Test
    void html_isOneFile_withBarsAndPoints() throws Exception {
        String html = HtmlReport.of(RunRecord.ofFile(TWO), EN);

        assertThat(html).contains("&lt;a&amp;b&gt;").doesNotContain("<a&b>");
        assertThat(html).doesNotContain("src=").doesNotContain("http");
        assertThat(html.split("class=\"point\"", -1)).hasSize(7);
        assertThat(html.split("class=\"interval\"", -1)).hasSize(4);
    }

    @Test
    void figures_showAsManyDigitsAsTheErrorAllows() {
        assertThat(Figures.number(0.000123456)).isEqualTo("0.0001235");
        assertThat(Figures.number(Double.NaN)).isEqualTo("?");
        assertThat(Figures.amount(0.0003)).isEqualTo("≈ 0");
    }

    @Test
    void reports_takeARunWithoutResults() throws Exception {
        RunRecord none = RunRecord.ofFile("[]");

        assertThat(HtmlReport.of(none, EN)).endsWith("</html>\n");
        assertThat(MarkdownReport.of(none, EN)).startsWith("# ");
        assertThat(TextReport.lines(none, EN)).isNotNull();
    }
}
