package io.bufferscope.picture.forecast;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.forecast.Forecast.Measure;
import io.bufferscope.picture.forecast.Forecast.Move;
import java.util.ArrayList;
import java.util.List;

/// Forecasts as sentences.
///
/// @param messages the language
public record ForecastTexts(Messages messages) {

    /// What a call would do, with the call before it.
    public String sentence(PaletteCall call) {
        return messages.text("forecast.sentence", call.label(), effect(call.forecast()));
    }

    /// What a call would do.
    String effect(Forecast forecast) {
        return switch (forecast) {
            case Forecast.Throws thrown -> messages.text("forecast.throws", simple(thrown.exception()), reason(thrown));
            case Forecast.Does does -> does(does);
            case Forecast.Creates creates -> creates(creates);
        };
    }

    private static String simple(String binaryName) {
        return binaryName.substring(binaryName.lastIndexOf('.') + 1);
    }

    private String reason(Forecast.Throws thrown) {
        return switch (thrown.reason()) {
            case REMAINING -> messages.text("forecast.why.remaining", thrown.asked(), thrown.there());
            case READABLE -> messages.text("forecast.why.readable", thrown.asked(), thrown.there());
            case MAX_CAPACITY -> messages.text("forecast.why.capacity", thrown.asked(), thrown.there());
            case INDEX -> messages.text("forecast.why.index", thrown.asked(), thrown.there());
            case READ_ONLY -> messages.text("forecast.why.readonly");
            case NO_MARK -> messages.text("forecast.why.mark");
            case FREED -> messages.text("forecast.why.freed");
        };
    }

    private String does(Forecast.Does does) {
        List<String> clauses = new ArrayList<>();
        if (does.deed() != Forecast.Deed.NOTHING && does.deed() != Forecast.Deed.FREES) {
            clauses.add(deed(does));
        }
        does.moves().forEach(move -> clauses.add(move(move)));
        if (does.deed() == Forecast.Deed.FREES) {
            clauses.add(messages.text("forecast.frees"));
        }
        return clauses.isEmpty() ? messages.text("forecast.nothing") : joined(clauses);
    }

    private String deed(Forecast.Does does) {
        return switch (does.deed()) {
            case READS -> range("forecast.reads", "forecast.reads.one", does);
            case WRITES -> range("forecast.writes", "forecast.writes.one", does);
            case SHIFTS -> range("forecast.shifts", "forecast.shifts.one", does);
            case BIG_ENDIAN -> messages.text("forecast.order.big");
            case LITTLE_ENDIAN -> messages.text("forecast.order.little");
            case NOTHING -> messages.text("forecast.nothing");
            case FREES -> messages.text("forecast.frees");
        };
    }

    private String range(String many, String one, Forecast.Does does) {
        return does.to() - does.from() == 1
                ? messages.text(one, does.from())
                : messages.text(many, does.from(), does.to() - 1);
    }

    private String move(Move move) {
        if (move.field().equals("mark") && move.after() < 0) {
            return messages.text("forecast.unmark");
        }
        if (move.field().equals("refCnt")) {
            return messages.text("forecast.count", move.before(), move.after());
        }
        return move.atLeast()
                ? messages.text("forecast.move.least", move.field(), move.after())
                : messages.text("forecast.move", move.field(), move.after());
    }

    private String creates(Forecast.Creates creates) {
        List<String> clauses = new ArrayList<>();
        clauses.add(creates.shares()
                ? messages.text("forecast.view", creates.type())
                : messages.text("forecast.new", creates.type()));
        for (Measure measure : creates.numbers()) {
            clauses.add(messages.text("forecast.number", measure.field(), measure.value()));
        }
        creates.moves().forEach(move -> clauses.add(move(move)));
        return joined(clauses);
    }

    private String joined(List<String> clauses) {
        return clauses.stream()
                .reduce((all, clause) -> messages.text("forecast.comma", all, clause))
                .orElse("");
    }
}
