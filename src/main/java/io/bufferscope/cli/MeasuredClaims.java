package io.bufferscope.cli;

import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.scores.ScoreSheet;
import io.bufferscope.claims.Check;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Observations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// What JMH measured, as it decides claims of kind `bench`.
///
/// @param measurements of a file that JMH wrote
record MeasuredClaims(List<Measurement> measurements) {

    static final MeasuredClaims NONE = new MeasuredClaims(List.of());

    static MeasuredClaims of(Path file) {
        try {
            return new MeasuredClaims(JmhJson.read(file));
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        } catch (JmhJson.Malformed e) {
            throw new Failure(Failure.USAGE, file + " is no result of JMH: " + e.getMessage() + ".", e);
        }
    }

    /// The same finding, or what was measured of its claim.
    Finding decide(Finding finding) {
        Claim claim = finding.claim();
        if (!(claim.check() instanceof Check.Measured check)) {
            return finding;
        }
        ScoreSheet sheet = ScoreSheet.of(claim.benchmark()).orElse(ScoreSheet.NONE);
        Map<String, String> scores = sheet.read(measurements);
        if (!scores.keySet().containsAll(check.scores())) {
            return finding;
        }
        List<Observations> extremes = sheet.extremes(check.scores(), measurements).stream()
                .map(Observations::new)
                .toList();
        return Checker.measured(claim, new Observations(scores), extremes);
    }
}
