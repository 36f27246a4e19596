package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.pool.Decision;
import io.bufferscope.picture.pool.WhyHere;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.pool.PoolScene;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The teller of what just happened: sentences made from the real difference of two frames.
///
/// Only what the frames show is told, so a sentence is true of any call, known or not.
public final class Narrator {

    private static final int LONGEST_OUTPUT = 60;

    private final Phrasing phrasing;
    private final Source source;

    public Narrator(Messages messages, Program program) {
        this.phrasing = new Phrasing(messages);
        this.source = new Source(program);
    }

    /// Tells a step.
    ///
    /// @param before the frame of the step before; null at the first
    /// @param changes the difference between `before` and `frame`
    public Narration tell(@Nullable Frame before, Frame frame, List<Change> changes) {
        Clauses clauses = new Clauses(phrasing, before, frame);
        List<Narration> sentences = new ArrayList<>();
        switch (frame.event()) {
            case LINE -> sentences.add(phrasing.say("narrate.line", frame.site().line()));
            case CALL -> {
                tellCall(sentences, frame, changes, clauses);
                addDecisions(sentences, before, frame);
            }
            case THREW -> tellThrow(sentences, frame, changes, clauses);
            case OUTPUT -> addOutput(sentences, frame);
            case COMMAND -> tellCommand(sentences, before, frame);
            case SAMPLE -> sentences.add(phrasing.say("narrate.sample"));
        }
        if (frame.event() == Event.LINE || frame.event() == Event.OUTPUT) {
            addChangesSince(sentences, frame, changes, clauses);
        }
        addAppearances(sentences, before, frame, changes);
        if (frame.event() != Event.OUTPUT) {
            addOutput(sentences, frame);
        }
        return phrasing.text(sentences);
    }

    private void tellCommand(List<Narration> sentences, @Nullable Frame before, Frame frame) {
        sentences.add(phrasing.say("narrate.command", Narration.code(source.call(frame))));
        addDecisions(sentences, before, frame);
    }

    private void addDecisions(List<Narration> sentences, @Nullable Frame before, Frame frame) {
        PoolScene old = before == null ? PoolScene.EMPTY : before.pools();
        if (old.buffers().equals(frame.pools().buffers())) {
            return;
        }
        for (Decision decision : WhyHere.of(old, frame.pools())) {
            sentences.add(Narration.plain(decision.sentence(phrasing.messages())));
        }
    }

    private void addChangesSince(List<Narration> sentences, Frame frame, List<Change> changes, Clauses clauses) {
        for (int tape : tapes(frame, changes)) {
            addClauses(sentences, "narrate.since", frame, tape, clauses.of(tape, changes));
        }
    }

    private void tellCall(List<Narration> sentences, Frame frame, List<Change> changes, Clauses clauses) {
        Narration call = Narration.code(source.call(frame));
        List<Integer> tapes = List.copyOf(tapes(frame, changes));
        List<Narration> first = tapes.isEmpty() ? List.of() : clauses.of(tapes.getFirst(), changes);
        if (!first.isEmpty() && frame.involved().contains(tapes.getFirst())) {
            sentences.add(phrasing.say("narrate.call", call, phrasing.list(first)));
            tapes = tapes.subList(1, tapes.size());
        } else if (changes.isEmpty()) {
            sentences.add(phrasing.say("narrate.call.nothing", call));
        } else {
            sentences.add(phrasing.say("narrate.call.returned", call));
        }
        for (int tape : tapes) {
            addClauses(sentences, "narrate.also", frame, tape, clauses.of(tape, changes));
        }
        if (onlyIndicesMoved(changes)) {
            sentences.add(phrasing.say("narrate.nobyte"));
        }
    }

    private static boolean onlyIndicesMoved(List<Change> changes) {
        return !changes.isEmpty()
                && changes.stream()
                        .allMatch(change -> change instanceof Change.Moved moved
                                && !moved.field().equals("refCnt")
                                && !moved.field().equals("capacity"));
    }

    private void tellThrow(List<Narration> sentences, Frame frame, List<Change> changes, Clauses clauses) {
        Narration call = Narration.code(source.call(frame));
        if (frame.thrown() != null) {
            String name = frame.thrown().className();
            Narration simple = Narration.code(name.substring(name.lastIndexOf('.') + 1));
            String message = frame.thrown().message();
            sentences.add(
                    message == null
                            ? phrasing.say("narrate.threw", call, simple)
                            : phrasing.say("narrate.threw.message", call, simple, message));
        }
        sentences.add(new Reasons(phrasing).of(frame));
        for (int tape : tapes(frame, changes)) {
            addClauses(sentences, "narrate.also", frame, tape, clauses.of(tape, changes));
        }
    }

    private void addClauses(List<Narration> sentences, String key, Frame frame, int tape, List<Narration> clauses) {
        if (!clauses.isEmpty()) {
            sentences.add(phrasing.say(key, name(frame.tape(tape), tape), phrasing.list(clauses)));
        }
    }

    /// The changed tapes, those that took part in the call first.
    private static Set<Integer> tapes(Frame frame, List<Change> changes) {
        Set<Integer> changed = changes.stream()
                .filter(change -> !(change instanceof Change.Appeared) && !(change instanceof Change.Vanished))
                .map(Change::tape)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Set<Integer> ordered = new LinkedHashSet<>(frame.involved());
        ordered.retainAll(changed);
        ordered.addAll(changed);
        return ordered;
    }

    private static Narration name(@Nullable Tape tape, int id) {
        String name = tape == null ? null : tape.name();
        return Narration.code(name == null ? "#" + id : name);
    }

    private void addAppearances(List<Narration> sentences, @Nullable Frame before, Frame frame, List<Change> changes) {
        for (Change change : changes) {
            Tape tape = frame.tape(change.tape());
            if (change instanceof Change.Appeared && tape != null && tape.name() != null) {
                sentences.add(appeared(frame, tape));
            } else if (change instanceof Change.Vanished && before != null) {
                addVanished(sentences, before.tape(change.tape()));
            }
        }
    }

    private Narration appeared(Frame frame, Tape tape) {
        Narration name = name(tape, tape.id());
        String kind = Descriptions.className(tape);
        Tape sharing = sharing(frame, tape);
        return sharing == null
                ? phrasing.say("narrate.new", name, kind, tape.capacity())
                : phrasing.say("narrate.new.shared", name, kind, tape.capacity(), name(sharing, sharing.id()));
    }

    private static @Nullable Tape sharing(Frame frame, Tape tape) {
        for (Tape other : frame.tapes()) {
            boolean sameMemory = tape.memory() != 0 && other.memory() == tape.memory() && other.id() != tape.id();
            if (sameMemory && other.name() != null && Numbers.overlap(tape, other)) {
                return other;
            }
        }
        return null;
    }

    private void addVanished(List<Narration> sentences, @Nullable Tape tape) {
        if (tape != null && tape.name() != null) {
            sentences.add(phrasing.say("narrate.vanished", name(tape, tape.id())));
        }
    }

    private void addOutput(List<Narration> sentences, Frame frame) {
        String line = Printed.inOneLine(frame, LONGEST_OUTPUT);
        if (!line.isEmpty()) {
            sentences.add(phrasing.say("narrate.printed", Narration.code(line)));
        } else if (!frame.output().isEmpty()) {
            sentences.add(phrasing.say("narrate.printed.blank"));
        }
    }
}
