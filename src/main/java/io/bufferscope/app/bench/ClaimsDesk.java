package io.bufferscope.app.bench;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.scores.ScoreSheet;
import io.bufferscope.claims.Check;
import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Observations;
import io.bufferscope.claims.Proof;
import io.bufferscope.claims.Verdict;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The claims and what was found of them here and now: has checks carried out and keeps the newest finding of each.
///
/// JavaFX thread only; the checks run on a thread of their own.
final class ClaimsDesk implements AutoCloseable {

    private final ErrorFunnel errors;
    private final Checking checking;
    private final ClaimBook book = ClaimBook.read();
    private final Map<String, Finding> newest = new HashMap<>();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Checks> checks = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable CheckedOn> where = new ReadOnlyObjectWrapper<>();
    private @Nullable Thread worker;

    ClaimsDesk(ErrorFunnel errors, Checking checking) {
        this.errors = errors;
        this.checking = checking;
    }

    /// How far the checks are that go on.
    record Checks(int done, int total) {

        private Checks next() {
            return new Checks(Math.min(done + 1, total), total);
        }
    }

    ClaimBook book() {
        return book;
    }

    /// What was found of a claim, which may be that nobody has checked it.
    Finding finding(Claim claim) {
        return newest.getOrDefault(claim.id(), Finding.notRun(claim));
    }

    /// What was found of all claims, in the order of the book.
    List<Finding> findings() {
        return book.claims().map(this::finding).toList();
    }

    /// Changes whenever something was found.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// How far the checks are; null while none go on.
    ReadOnlyObjectProperty<@Nullable Checks> checksProperty() {
        return checks.getReadOnlyProperty();
    }

    /// Where the last checks ran; null before the first.
    ReadOnlyObjectProperty<@Nullable CheckedOn> whereProperty() {
        return where.getReadOnlyProperty();
    }

    /// Checks claims in the background; does nothing while others are being checked.
    void check(List<Claim> claims) {
        if (worker == null && !claims.isEmpty()) {
            checks.set(new Checks(0, claims.size()));
            Thread begun = Thread.ofPlatform().daemon().name("claims").unstarted(() -> run(claims));
            worker = begun;
            begun.start();
        }
    }

    /// Ends the checks that go on; what was found stays.
    void cancel() {
        if (worker != null) {
            worker.interrupt();
        }
    }

    /// Decides the claims that a benchmark measures; those that need other scores stay as they are.
    void measured(ScoreSheet sheet, List<Measurement> measurements) {
        Map<String, String> scores = sheet.read(measurements);
        book.claims()
                .filter(claim -> claim.benchmark().equals(sheet.benchmark()))
                .forEach(claim -> {
                    if (claim.check() instanceof Check.Measured check
                            && scores.keySet().containsAll(check.scores())) {
                        List<Observations> extremes = sheet.extremes(check.scores(), measurements).stream()
                                .map(Observations::new)
                                .toList();
                        newest.put(claim.id(), Checker.measured(claim, new Observations(scores), extremes));
                        changes.set(changes.get() + 1);
                    }
                });
    }

    /// Notes where the claims were checked.
    void note(CheckedOn here) {
        where.set(here);
    }

    private void run(List<Claim> claims) {
        Thread self = Thread.currentThread();
        try {
            CheckedOn here = checking.where();
            FxThread.later(() -> note(here));
            checking.check(claims, finding -> FxThread.later(() -> take(finding)));
        } catch (IOException | IllegalStateException e) {
            errors.tell(Mishap.failure("bench.mishap.checks", String.valueOf(e.getMessage())), e);
        } catch (RuntimeException e) {
            errors.defect(e);
        } finally {
            FxThread.later(() -> ended(self));
        }
    }

    private void take(Finding finding) {
        Checks now = checks.get();
        if (now != null) {
            checks.set(now.next());
        }
        if (finding.verdict() != Verdict.NOT_RUN && !wasGivenUp(finding)) {
            newest.put(finding.claim().id(), finding);
            changes.set(changes.get() + 1);
        }
    }

    private static boolean wasGivenUp(Finding finding) {
        return finding.proof() instanceof Proof.Trouble trouble && trouble.reason() == Proof.Reason.INTERRUPTED;
    }

    private void ended(Thread of) {
        if (of.equals(worker)) {
            worker = null;
            checks.set(null);
        }
    }

    @Override
    public void close() {
        cancel();
    }
}
