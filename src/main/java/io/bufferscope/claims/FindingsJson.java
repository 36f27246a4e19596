package io.bufferscope.claims;

import io.bufferscope.l10n.Language;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Findings as JSON, as `docs/claims-json.md` describes it.
///
/// @param language language of the texts; names and verdicts are the same in every language
public record FindingsJson(CheckedOn on, List<Finding> findings, Language language) {

    private static final int VERSION = 1;

    /// The whole document, on one line.
    public String text() {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartObject();
            json.writeStringProperty("format", "bufferscope-claims");
            json.writeNumberProperty("version", VERSION);
            json.writeStringProperty("language", language.tag());
            environment(json);
            tally(json);
            json.writeArrayPropertyStart("claims");
            findings.forEach(finding -> finding(finding, json));
            json.writeEndArray();
            json.writeEndObject();
        }
        return out.append('\n').toString();
    }

    private void environment(JsonGenerator json) {
        json.writeObjectPropertyStart("checkedOn");
        json.writeStringProperty("time", on.time());
        json.writeStringProperty("java", on.java());
        json.writeStringProperty("netty", on.netty());
        json.writeStringProperty("system", on.system());
        json.writeNumberProperty("processors", on.processors());
        json.writeEndObject();
    }

    private void tally(JsonGenerator json) {
        json.writeObjectPropertyStart("tally");
        Tally.of(findings).counts().forEach((verdict, count) -> json.writeNumberProperty(verdict.id(), count));
        json.writeEndObject();
    }

    private void finding(Finding finding, JsonGenerator json) {
        Claim claim = finding.claim();
        json.writeStartObject();
        json.writeStringProperty("id", claim.id());
        json.writeStringProperty("verdict", finding.verdict().id());
        json.writeStringProperty("check", claim.check().kind());
        json.writeStringProperty("statement", claim.statement().in(language));
        Text figure = claim.figure();
        if (figure != null) {
            json.writeStringProperty("figure", figure.in(language));
        }
        observed(finding.observed(), json);
        proof(finding.proof(), json);
        json.writeNumberProperty("millis", finding.took().toMillis());
        json.writeStringProperty("explanation", claim.explanation().in(language));
        json.writeStringProperty("benchmark", claim.benchmark());
        json.writeStringProperty("see", claim.see());
        json.writeEndObject();
    }

    private static void observed(Observations observed, JsonGenerator json) {
        json.writeObjectPropertyStart("observed");
        for (String name : observed.values().keySet()) {
            switch (observed.typed(name).orElse("")) {
                case BigDecimal number -> json.writeNumberProperty(name, number);
                case Boolean truth -> json.writeBooleanProperty(name, truth);
                case Object text -> json.writeStringProperty(name, text.toString());
            }
        }
        json.writeEndObject();
    }

    private void proof(Proof proof, JsonGenerator json) {
        switch (proof) {
            case Computation computation ->
                lines(
                        "computed",
                        computation.lines().stream()
                                .map(line -> line.in(language))
                                .toList(),
                        json);
            case Proof.Printed printed -> lines("printed", printed.output(), json);
            case Proof.Compiler compiler ->
                lines("compiler", compiler.messages().lines().toList(), json);
            case Proof.Trouble trouble -> {
                json.writeStringProperty("trouble", trouble.reason().id());
                json.writeStringProperty("detail", trouble.detail());
            }
            case Proof.Scores _, Proof.Nothing _ -> {}
        }
    }

    private static void lines(String name, List<String> lines, JsonGenerator json) {
        json.writeArrayPropertyStart(name);
        lines.forEach(json::writeString);
        json.writeEndArray();
    }
}
