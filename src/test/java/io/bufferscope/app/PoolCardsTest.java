package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.PoolRunner;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TitledPane;
import org.junit.jupiter.api.Test;

/// Cards and choices of the Pool room.
class PoolCardsTest {

    private static WindowFixture open(FakePools pools, String steps) {
        WindowFixture window = WindowFixture.openPools(FakeRunner.ofSample(), pools);
        assertThat(window.until(() -> window.texts().contains(steps))).isTrue();
        return window;
    }

    private static void expand(WindowFixture window, String title) {
        window.on(() -> window.scene.getRoot().lookupAll(".titled-pane").stream()
                .map(TitledPane.class::cast)
                .filter(pane -> pane.getText().equals(title))
                .forEach(pane -> pane.setExpanded(true)));
    }

    @Test
    void liveBuffer_isTheNewest_asSoonAsThereIsOne() throws Exception {
        try (FakePools pools = FakePools.of("allocator teaching", "a = direct 500", "b = direct 500", "gc");
                WindowFixture window = open(pools, "step 4 / 4")) {
            window.press("Home", "Right");
            assertThat(window.until(() -> "a".equals(live(window)))).isTrue();
            window.press("Right");
            assertThat(window.until(() -> "b".equals(live(window)))).isTrue();
            window.on(() -> box(window, "Live buffer").setValue("a"));
            window.press("Right");
            assertThat(window.until(() -> window.texts().contains("step 4 / 4")))
                    .isTrue();
            assertThat(window.get(() -> live(window))).isEqualTo("a");
        }
    }

    private static Object live(WindowFixture window) {
        return box(window, "Live buffer").getValue();
    }

    @SuppressWarnings("unchecked")
    private static ComboBox<Object> box(WindowFixture window, String name) {
        return window.scene.getRoot().lookupAll(".combo-box").stream()
                .map(node -> (ComboBox<Object>) node)
                .filter(box -> name.equals(box.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void threadCaches_areToldByThreadAndSizeClass_withWhatNettyDoesNotCount() throws Exception {
        try (FakePools pools = FakePools.of(
                        "allocator teaching", "a = direct 500", "release a", "b = direct 450", "release b", "trim");
                WindowFixture window = open(pools, "step 6 / 6")) {
            expand(window, "Thread caches");
            window.press("Left");
            assertThat(window.until(() -> window.texts().contains("1 of 16 · hits 1")))
                    .isTrue();
            assertThat(window.texts()).contains("misses of a size class are not observable");
            window.press("Right");
            assertThat(window.until(() ->
                            window.texts().contains("It was trimmed in this step: regions in it 1 before, 0 after.")))
                    .isTrue();
        }
    }

    @Test
    void flags_areThoseOfTheWatchedJvm_eachWithItsEvidence() {
        PoolRunner runner = new PoolRunner(ChildJvm.ofThisProcess());
        try (WindowFixture window = WindowFixture.openPools(FakeRunner.ofSample(), runner::start)) {
            for (int i = 0; i < 12 && !window.texts().contains("step 1 / 1"); i++) {
                window.until(() -> window.texts().contains("step 1 / 1"));
            }
            expand(window, "Versions and flags");
            assertThat(window.until(() -> window.texts().contains("cache for all threads")))
                    .isTrue();
            assertThat(window.texts())
                    .contains(Runtime.version().toString().replaceFirst("\\+.*", ""), "4.2.", "CleanerJava")
                    .contains("-Dio.netty.allocator.useCacheForAllThreads", "maxOrder", "64 KiB", "256 MiB");
        }
    }

    @Test
    void severalAllocators_canBeChosenFrom() throws Exception {
        try (FakePools pools =
                        FakePools.of("allocator teaching", "a = direct 500", "allocator adaptive", "b = heap 500");
                WindowFixture window = open(pools, "step 4 / 4")) {
            ComboBox<Object> box = window.get(() -> box(window, "Allocator that is looked at"));
            assertThat(window.until(box::isVisible)).isTrue();
            assertThat(window.texts()).contains("AdaptiveByteBufAllocator (adaptive)");
            window.on(() -> box.setValue(box.getItems().getFirst()));
            assertThat(window.until(() -> window.texts().contains("PooledByteBufAllocator (teaching)")))
                    .isTrue();
            assertThat(window.texts()).contains("thread cache hits");
        }
    }

    @Test
    void history_takesThePlaceOfWhatIsLive_andGivesItBack() throws Exception {
        try (FakePools pools = FakePools.of("allocator teaching", "a = direct 500");
                WindowFixture window = open(pools, "step 2 / 2")) {
            window.on(() -> toggle(window));
            assertThat(window.until(() -> window.texts().contains("Netty 4.1.x before 4.1.52")))
                    .isTrue();
            assertThat(window.texts()).contains("model").doesNotContain("step 2 / 2", "Why here?");
            window.click("Allocate 5 MiB");
            window.click("Back to the live allocators");
            assertThat(window.texts()).contains("step 2 / 2", "Why here?").doesNotContain("4.1.52");
            assertThat(pools.sent).containsExactly("allocator teaching");
        }
    }

    @Test
    void adaptiveMemory_isLookedAtAlone_byTheMenuToo() throws Exception {
        try (FakePools pools = FakePools.of("allocator adaptive", "a = direct 500", "b = heap 500");
                WindowFixture window = open(pools, "step 3 / 3")) {
            Node picture = window.get(() -> window.scene.getRoot().lookup(".picture-view"));
            assertThat(picture.getAccessibleText()).contains("direct memory ·", "Java heap ·");
            window.on(() -> {
                MenuButton menu = (MenuButton) window.scene.getRoot().lookup(".menu-button.small-control");
                menu.getOnShowing().handle(null);
                menu.getItems().getFirst().fire();
            });
            assertThat(window.until(() -> !picture.getAccessibleText().contains("direct memory ·")))
                    .isTrue();
            assertThat(picture.getAccessibleText()).contains("Java heap ·");
            window.click("Follow");
            assertThat(window.until(() -> picture.getAccessibleText().contains("direct memory ·")))
                    .isTrue();
        }
    }

    private static void toggle(WindowFixture window) {
        ((javafx.scene.control.ToggleButton) window.scene.getRoot().lookup(".top-bar .toggle-button")).fire();
    }
}
