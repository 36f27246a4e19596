package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SnapshotBudgetTest {

    private static final long SECOND = 1_000_000_000;

    private final SnapshotBudget budget = new SnapshotBudget();

    @Test
    void allows_everything_forASecondOfSnapshots() {
        assertThat(budget.allows(1)).isTrue();
        budget.spend(SECOND - 1);
        assertThat(budget.allows(2)).isTrue();
    }

    @Test
    void allows_aTenthOfTheTime_afterwards() {
        assertThat(budget.allows(1)).isTrue();
        budget.spend(SECOND + SECOND / 2);
        assertThat(budget.allows(4 * SECOND)).isFalse();
        assertThat(budget.allows(6 * SECOND)).isTrue();
    }
}
