package io.bufferscope.app.copies;

import io.bufferscope.copies.Programs;
import io.bufferscope.copies.rdma.Adapters;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.SurveyReport;
import java.util.List;

/// What is known when the room opens.
///
/// @param report figures that there are already
/// @param adapters what the machine has of RDMA
/// @param strace whether system calls can be looked at
public record Given(SurveyReport report, Adapters adapters, boolean strace) {

    /// What this machine has; nothing is measured yet.
    static Given here() {
        SurveyReport nothing = new SurveyReport(Catalogue.runnable(), List.of(), List.of(), List.of());
        return new Given(nothing, Adapters.found(), Programs.strace().isPresent());
    }
}
