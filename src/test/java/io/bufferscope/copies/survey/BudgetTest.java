package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.copies.ride.Effort;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final long SECOND = 1_000_000_000;

    @Test
    void time_isSharedOutEvenly() {
        Effort first = new Budget(10 * SECOND, 10, 7).next(0);

        assertThat(first.warmUpNanos() + first.nanos()).isEqualTo(SECOND);
        assertThat(first.rounds()).isEqualTo(7);
    }

    @Test
    void survey_endsInTime_whenOpeningAndClosingTakeTimeToo() {
        Budget budget = new Budget(10 * SECOND, 100, 7);
        long now = 0;
        for (int i = 0; i < 100; i++) {
            Effort effort = budget.next(now);
            long spent = effort.warmUpNanos() + effort.nanos() + SECOND / 50;
            budget.spent(spent);
            now += spent;
        }
        assertThat(now).isBetween(9 * SECOND, 11 * SECOND);
    }

    @Test
    void lateSurvey_stillMeasuresALittle() {
        assertThat(new Budget(SECOND, 5, 7).next(2 * SECOND).nanos()).isPositive();
    }
}
