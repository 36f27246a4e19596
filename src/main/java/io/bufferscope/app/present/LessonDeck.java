package io.bufferscope.app.present;

import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A lesson as slides: its title, then for each step what is asked, what is said, and what is to be done.
public final class LessonDeck implements Deck {

    private final Lesson lesson;
    private final List<Slide> slides = new ArrayList<>();
    private final long start;

    /// What a deck is made of.
    ///
    /// @param runs gives the run of a program by its file's name; empty if there is none, then there is no picture
    /// @param seed of the order of options
    /// @param step index of the step to begin with, from 0; 0 begins with the title
    public record Material(
            Lesson lesson,
            LessonFolder folder,
            Function<String, Optional<LessonRun>> runs,
            long seed,
            int step) {}

    public LessonDeck(Material material, Messages messages) {
        this.lesson = material.lesson();
        StepSlides maker = new StepSlides(material, messages);
        slides.add(maker.title());
        long begin = 0;
        for (int i = 0; i < lesson.steps().size(); i++) {
            if (i > 0 && i == material.step()) {
                begin = slides.size();
            }
            slides.addAll(maker.of(i));
        }
        this.start = begin;
    }

    @Override
    public String name() {
        return lesson.title();
    }

    @Override
    public long size() {
        return slides.size();
    }

    @Override
    public long start() {
        return Math.min(start, slides.size() - 1);
    }

    @Override
    public Slide slide(long index) {
        return slides.get(Math.toIntExact(index));
    }
}
