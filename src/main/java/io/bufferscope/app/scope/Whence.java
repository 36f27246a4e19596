package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteOrigin;
import io.bufferscope.picture.ByteOrigins;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.TapePlace;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// The teller of which step wrote the byte under the pointer.
///
/// It searches on a thread of its own, gives up when the pointer has gone on, and keeps the answers given last.
final class Whence {

    private static final System.Logger LOG = System.getLogger(Whence.class.getName());
    private static final int KEPT = 512;

    private final Words words;
    private final PictureView view;
    private final AtomicLong asked = new AtomicLong();
    private final Map<Question, ByteOrigin> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Question, ByteOrigin> eldest) {
            return size() > KEPT;
        }
    };

    /// A byte at a moment.
    private record Question(Trace trace, long step, TapePlace place) {}

    Whence(Words words, PictureView view) {
        this.words = words;
        this.view = view;
    }

    /// Tells of the place under the pointer, at once or when it is found.
    ///
    /// @param moment what is shown; null for nothing
    void ask(@Nullable Moment moment, TapePlace place) {
        long number = asked.incrementAndGet();
        if (moment == null || place.kind() != TapePlace.Kind.CELL) {
            return;
        }
        Question question = new Question(moment.trace(), moment.step(), place);
        ByteOrigin answer = known.get(question);
        if (answer == null) {
            Thread.ofVirtual().start(() -> search(question, number));
        } else {
            view.explain(place, answer.sentence(words.messages()));
        }
    }

    /// Forgets a trace.
    void clear() {
        asked.incrementAndGet();
        known.clear();
    }

    private void search(Question question, long number) {
        try {
            TapePlace place = question.place();
            ByteOrigin origin = new ByteOrigins(question.trace())
                    .find(question.step(), place.tape(), place.index(), () -> asked.get() != number);
            FxThread.run(() -> answer(question, origin, number));
        } catch (UncheckedIOException | IllegalStateException traceClosed) {
            LOG.log(System.Logger.Level.DEBUG, "no origin found", traceClosed);
        }
    }

    private void answer(Question question, ByteOrigin origin, long number) {
        if (asked.get() == number) {
            known.put(question, origin);
            view.explain(question.place(), origin.sentence(words.messages()));
        }
    }
}
