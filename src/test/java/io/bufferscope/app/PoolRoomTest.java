package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.PoolRunner;
import io.bufferscope.trace.Ending;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

class PoolRoomTest {

    private static final String[] STORY = {
        "allocator teaching", "a = direct 500", "b = direct 40KiB", "release a", "c = direct 450"
    };

    private static WindowFixture open(Function<PoolOptions, LiveSession> pools) {
        return WindowFixture.openPools(FakeRunner.ofSample(), pools);
    }

    /// Waits long for what a real JVM does.
    private static boolean shows(WindowFixture window, String text) {
        for (int i = 0; i < 12; i++) {
            if (window.until(() -> window.texts().contains(text))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void session_beginsWithATeachingPool_whenTheRoomIsEntered() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            assertThat(pools.sent).containsExactly("allocator teaching");
            assertThat(window.until(() -> window.texts().contains("step 5 / 5")))
                    .isTrue();
            assertThat(window.texts()).contains("c = direct 450").contains("each command is a step");
        }
    }

    @Test
    void buttons_sendCommands_andKeepThemAsAScript() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            window.until(() -> window.texts().contains("step 5 / 5"));
            window.click("Allocate 8 KiB");
            window.click("Release");
            window.click("Leak");
            window.click("Start");
            window.click("dumpStats");
            assertThat(pools.sent)
                    .containsSubsequence("a = direct 8 KiB", "release c", "leak c")
                    .contains("workload http rate=2000 seed=1 threads=1 kind=fast", "stats");
        }
    }

    @Test
    void cards_sayWhyAndHowMuch_andWhoSeesIt() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            window.until(() -> window.texts().contains("step 5 / 5"));
            assertThat(window.texts())
                    .contains("450 B is rounded up to size class 512 B")
                    .contains("a hit")
                    .contains("reserved, direct memory")
                    .contains("64 KiB")
                    .contains("Who sees this memory?");
        }
    }

    @Test
    void keys_stepBackAndForward() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            window.until(() -> window.texts().contains("step 5 / 5"));
            window.press("Left", "Left");
            assertThat(window.until(() -> window.texts().contains("step 3 / 5")))
                    .isTrue();
            assertThat(window.texts()).contains("b = direct 40KiB");
            window.press("End");
            assertThat(window.until(() -> window.texts().contains("step 5 / 5")))
                    .isTrue();
        }
    }

    @Test
    void comparing_givesBothTheSameCommands_andComesBack() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            window.until(() -> window.texts().contains("step 5 / 5"));
            window.click("Compare two");
            window.click("Run both");
            assertThat(pools.sent.subList(1, 7))
                    .containsExactly(
                            "allocator teaching",
                            "workload http seed=1 threads=1 page=4KiB chunk=64KiB held=true",
                            "step 4000 by 20",
                            "allocator adaptive",
                            "workload http seed=1 threads=1 page=4KiB chunk=64KiB held=true",
                            "step 4000 by 20");
            assertThat(window.texts()).contains("A · allocator teaching", "B · allocator adaptive");
            window.click("Back to one");
            assertThat(window.texts()).contains("Who sees this memory?");
        }
    }

    @Test
    void prediction_isAskedFirst_thenJudgedByWhatHappened() {
        PoolRunner runner = new PoolRunner(ChildJvm.ofThisProcess());
        try (WindowFixture window = open(runner::start)) {
            assertThat(shows(window, "step 1 / 1")).isTrue();
            window.on(() -> ask(window));
            window.click("Allocate 500 B");
            assertThat(window.texts())
                    .contains("Where will a = direct 500 B land?")
                    .doesNotContain("step 2");
            window.on(() -> place(window, "a new chunk"));
            window.click("That is my guess");
            assertThat(shows(window, "✓ Right. It landed in chunk #1, page 0, element 0."))
                    .isTrue();
            assertThat(window.texts()).contains("This session: 1 of 1 right.");
            window.click("Allocate 500 B");
            window.on(() -> place(window, "from the thread cache"));
            window.click("That is my guess");
            assertThat(shows(window, "✗ Wrong: your guess was from the thread cache."))
                    .isTrue();
            assertThat(window.texts()).contains("This session: 1 of 2 right.", "chunk #1, page 0, element 1");
        }
    }

    private static void ask(WindowFixture window) {
        window.scene.getRoot().lookupAll(".check-box").stream()
                .map(CheckBox.class::cast)
                .filter(box -> box.getText().startsWith("Ask me"))
                .forEach(box -> box.setSelected(true));
    }

    @SuppressWarnings("unchecked")
    private static void place(WindowFixture window, String text) {
        int index = List.of("from the thread cache", "a new chunk").indexOf(text);
        window.scene.getRoot().lookupAll(".list-view").stream()
                .filter(list -> "Places where it could land".equals(list.getAccessibleText()))
                .forEach(list -> ((ListView<Object>) list).getSelectionModel().select(index));
    }

    @Test
    void failures_passTheFunnel_withAWayToGoOn() throws Exception {
        try (FakePools pools = FakePools.failing("There is no java.");
                WindowFixture window = open(pools)) {
            assertThat(window.until(() -> window.texts().contains("did not start. There is no java.")))
                    .isTrue();
        }
    }

    @Test
    void ending_isSaid_andWhatWasSeenStays() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = open(pools)) {
            window.until(() -> window.texts().contains("step 5 / 5"));
            pools.ended.complete(new Ending(Ending.Kind.KILLED, 137));
            assertThat(window.until(() -> window.texts().contains("ended (exit code 137)")))
                    .isTrue();
            assertThat(window.texts()).contains("step 5 / 5");
        }
    }

    @Test
    void closing_closesTheSession() throws Exception {
        try (FakePools pools = FakePools.of(STORY)) {
            open(pools).close();
            assertThat(pools.closed).isTrue();
        }
    }

    @Test
    void realJvm_answersCommands_andNothingIsLeft() {
        long before = ProcessHandle.current().children().count();
        PoolRunner runner = new PoolRunner(ChildJvm.ofThisProcess());
        try (WindowFixture window = open(runner::start)) {
            assertThat(shows(window, "step 1 / 1")).isTrue();
            window.click("Allocate 500 B");
            assertThat(shows(window, "500 B is rounded up")).isTrue();
            window.click("Exhaust");
            assertThat(shows(window, "step 3 / 3")).isTrue();
            Node said = window.get(() -> window.scene.getRoot().lookup(".text-area"));
            assertThat(said.isVisible()).isTrue();
        }
        assertThat(ProcessHandle.current().children().count()).isLessThanOrEqualTo(before);
        assertThat(Thread.getAllStackTraces().keySet().stream().map(Thread::getName))
                .noneMatch(name -> name.startsWith("pool pool"));
    }
}
