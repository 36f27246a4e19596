package io.bufferscope.app.bench;

import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.Finding;
import io.bufferscope.session.BatchRunner;
import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;

/// The way in which claims are checked here.
public interface Checking {

    /// Checks claims on the calling thread; an interrupt ends it early.
    ///
    /// @throws IOException if no JVM can be started
    /// @throws IllegalStateException if this application is not complete
    void check(List<Claim> claims, Consumer<Finding> told) throws IOException;

    /// Where, when and with what that is.
    ///
    /// @throws IllegalStateException if this application is not complete
    CheckedOn where();

    /// The checking in JVMs like the one that runs now.
    static Checking inChildren() {
        return new Checking() {
            @Override
            public void check(List<Claim> claims, Consumer<Finding> told) throws IOException {
                new Checker(new BatchRunner(ChildJvm.ofThisProcess(), Checker.LIMIT)).check(claims, told);
            }

            @Override
            public CheckedOn where() {
                return CheckedOn.here(ChildJvm.ofThisProcess(), Clock.system(ZoneId.systemDefault()));
            }
        };
    }
}
