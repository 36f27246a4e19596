package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {

    private static final ClaimBook BOOK = ClaimBook.read();
    private static final CheckedOn ON = new CheckedOn("2026-01-02T03:04:05Z", "25.0.3", "4.2.20.Final", "Linux", 2);

    @Test
    void html_isOneFile_withWhatWasSeenEscaped() {
        String html = report(Language.EN).html();
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("<article id=\"000-12\">", "<span>wrong</span>", "heapAtStart = 0")
                .contains("Flux&lt;ByteBuf&gt;", "1 wrong, 1 impossible, 1 not run")
                .doesNotContain("<script", "http://", "https://", "src=");
        assertThat(count(html, "<article")).isEqualTo(count(html, "</article>")).isEqualTo(3);
    }

    @Test
    void markdown_tellsTheSame_inTheOtherLanguage() {
        String markdown = report(Language.ZH).markdown();
        assertThat(markdown)
                .startsWith("# 在这台机器上核对的说法")
                .contains("### 000-12: 错误", "### 000-34: 不可能", "### 000-53: 未运行", "heapAtStart = 0", "1000 / 12345");
        assertThat(count(markdown, "\n```") % 2).isZero();
    }

    @Test
    void json_isReadable_andKeepsTypes() {
        JsonNode json = JsonMapper.builder().build().readTree(new FindingsJson(ON, findings(), Language.EN).text());
        assertThat(json.get("checkedOn").get("netty").asString()).isEqualTo("4.2.20.Final");
        assertThat(json.get("tally").toString()).isEqualTo("{\"wrong\":1,\"impossible\":1,\"not-run\":1}");
        JsonNode first = json.get("claims").get(0);
        assertThat(first.get("verdict").asString()).isEqualTo("wrong");
        assertThat(first.get("observed").get("heapAtStart").isNumber()).isTrue();
        assertThat(first.get("printed").get(0).asString()).isEqualTo("heapAtStart = 0");
        assertThat(json.get("claims").get(1).get("computed").toString()).contains("1000 / 12345");
    }

    private static Report report(Language language) {
        return new Report(BOOK, ON, findings(), Messages.of(language));
    }

    private static List<Finding> findings() {
        Claim fresh = claim("000-12");
        List<String> output = List.of("heapAtStart = 0", "directAtStart = 0", "directAfterOneBuffer = 4194304");
        Finding wrong = Finding.of(
                fresh,
                Observations.printed(output),
                new Proof.Printed("FreshPool", output),
                java.time.Duration.ofMillis(5));
        Claim rate = claim("000-34");
        Finding impossible = Checker.computed(rate, (Check.Arithmetic) rate.check());
        return List.of(wrong, impossible, Finding.notRun(claim("000-53")));
    }

    private static Claim claim(String id) {
        return BOOK.find(id).orElseThrow();
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    @Test
    void tally_countsEachVerdictOnce_inOrder() {
        assertThat(Tally.of(findings()).counts())
                .isEqualTo(Map.of(Verdict.WRONG, 1, Verdict.IMPOSSIBLE, 1, Verdict.NOT_RUN, 1));
        assertThat(Tally.of(findings()).sum()).isEqualTo(3);
    }
}
