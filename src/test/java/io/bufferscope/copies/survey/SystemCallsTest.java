package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.TransferPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What system calls that were seen tell of the hops of a path.
class SystemCallsTest {

    private static TransferPath path(String id) {
        return Catalogue.find(id).orElseThrow();
    }

    private static SystemCalls.Call call(long thread, String name, String arguments, long result) {
        return new SystemCalls.Call(thread, name, arguments, result);
    }

    @Test
    void observations_makeHopsSeen_whoseCallMovedBytes() {
        TransferPath direct = path("socket.direct");
        SystemCalls calls = new SystemCalls(List.of(call(1, "write", "7, x, 64", 64)));

        List<Evidence> known = Known.of(direct, calls.observations(direct));

        assertThat(known.getFirst()).isEqualTo(Evidence.SEEN);
        assertThat(known.subList(1, known.size())).doesNotContain(Evidence.SEEN);
    }

    @Test
    void observations_tellNothing_ofCallsThatFailedOrMovedNothing() {
        TransferPath direct = path("socket.direct");
        SystemCalls calls = new SystemCalls(List.of(call(1, "write", "7, x, 64", -1), call(2, "read", "8, x, 64", 0)));

        assertThat(calls.observations(direct)).isEmpty();
    }

    @Test
    void observations_needAsManyPlaces_asHopsUseTheCall() {
        TransferPath loop = path("file.loop-8k");
        SystemCalls one = new SystemCalls(List.of(call(1, "read", "7, x, 64", 64), call(1, "read", "7, x, 64", 64)));
        SystemCalls both = new SystemCalls(List.of(call(1, "read", "7, x, 64", 64), call(2, "read", "9, x, 64", 64)));

        assertThat(one.observations(loop)).isEmpty();
        assertThat(both.observations(loop)).extracting(Observation::hop).containsExactly(0, 5);
    }
}
