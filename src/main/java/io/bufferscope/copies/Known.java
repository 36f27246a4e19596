package io.bufferscope.copies;

import java.util.ArrayList;
import java.util.List;

/// What is known of the hops of a path once it has run.
public final class Known {

    private Known() {}

    /// The evidence of each hop: what was observed of it, else what is known before a run.
    ///
    /// @param observations of one or more runs of the path
    public static List<Evidence> of(TransferPath path, List<Observation> observations) {
        List<Evidence> known = new ArrayList<>();
        for (int i = 0; i < path.hops().size(); i++) {
            int hop = i;
            known.add(observations.stream()
                    .filter(seen -> seen.hop() == hop || seen.hop() == Observation.WHOLE)
                    .map(Observation::evidence)
                    .findFirst()
                    .orElse(path.hops().get(hop).evidence()));
        }
        return known;
    }
}
