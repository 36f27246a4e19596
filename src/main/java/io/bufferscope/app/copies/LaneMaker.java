package io.bufferscope.app.copies;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Mover;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Place;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.copies.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The words of a lane out of a path and what was measured of it.
final class LaneMaker {

    private final Messages words;

    LaneMaker(Messages words) {
        this.words = words;
    }

    /// @param observed what runs came to know of the path
    /// @param measured at the size that is looked at, or null
    /// @param first the measurement that times are compared with, or null
    Lane lane(
            TransferPath path,
            List<Observation> observed,
            @Nullable Measurement measured,
            @Nullable Measurement first) {
        List<Evidence> known = Known.of(path, observed);
        List<Lane.Stop> stops = new ArrayList<>();
        List<Lane.Move> moves = new ArrayList<>();
        int copies = 0;
        stops.add(stop(path.hops().getFirst().from()));
        for (int i = 0; i < path.hops().size(); i++) {
            Hop hop = path.hops().get(i);
            copies += hop.copiesByCpu() ? 1 : 0;
            moves.add(move(hop, copies, known.get(i)));
            stops.add(stop(hop.to()));
        }
        String badge = path.standing() == Standing.LIVE ? "" : path.standing().word(words);
        String figure = words.text(path.cpuCopies() == 1 ? "copies.lane.copy" : "copies.lane.copies", path.cpuCopies());
        String detail = detail(path, measured, first);
        String sentence = sentence(path, figure, detail, moves, stops);
        return new Lane(path.id(), path.name(words), badge, figure, detail, stops, moves, sentence);
    }

    private Lane.Stop stop(Place place) {
        Lane.Zone zone = switch (place.zone()) {
            case USER -> Lane.Zone.USER;
            case KERNEL -> Lane.Zone.KERNEL;
            case DEVICE -> Lane.Zone.DEVICE;
        };
        return new Lane.Stop(place.name(words), zone, words.text("copies.zone." + lower(zone)));
    }

    private Lane.Move move(Hop hop, int number, Evidence known) {
        Lane.Mover mover = mover(hop.mover());
        String word = words.text("copies.move." + lower(mover), number);
        String call = hop.systemCall() == null ? "" : hop.systemCall();
        return new Lane.Move(mover, word, call, known.word(words), hop(hop, known));
    }

    /// A hop in a sentence.
    String hop(Hop hop, Evidence known) {
        String source = hop.source().isEmpty() ? "" : " (" + hop.source() + ")";
        return hop.from().name(words) + " → " + hop.to().name(words) + " · "
                + hop.mover().word(words) + " · " + known.word(words) + source;
    }

    private String detail(TransferPath path, @Nullable Measurement measured, @Nullable Measurement first) {
        if (path.standing() == Standing.MODEL) {
            return words.text("copies.lane.model");
        }
        if (measured == null) {
            return words.text("copies.lane.none");
        }
        if (!measured.timed()) {
            return exhibit(measured.check());
        }
        String time = Digits.time(measured.median());
        return first == null || first.equals(measured) ? time : time + " · " + against(measured, first);
    }

    private String exhibit(Check check) {
        double lost = 100.0 * (check.sent() - check.arrived()) / check.sent();
        return check.whole()
                ? words.text("copies.lane.whole")
                : words.text("copies.lane.lost", String.format(Locale.ROOT, "%.1f", lost));
    }

    private String against(Measurement measured, Measurement first) {
        if (measured.quantile(0.1) <= first.quantile(0.9) && first.quantile(0.1) <= measured.quantile(0.9)) {
            return words.text("copies.lane.same");
        }
        double ratio = first.median() / measured.median();
        return ratio >= 1
                ? words.text("copies.lane.faster", times(ratio))
                : words.text("copies.lane.slower", times(1 / ratio));
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.0f", ratio);
    }

    private static String sentence(
            TransferPath path, String figure, String detail, List<Lane.Move> moves, List<Lane.Stop> stops) {
        String way = stops.stream().map(Lane.Stop::name).collect(Collectors.joining(" → "));
        String how =
                moves.stream().map(move -> move.word() + ", " + move.known()).collect(Collectors.joining("; "));
        return path.id() + ": " + way + ". " + figure + " · " + detail + " (" + how + ")";
    }

    private static Lane.Mover mover(Mover mover) {
        return switch (mover) {
            case CPU_COPY -> Lane.Mover.CPU;
            case DMA -> Lane.Mover.DMA;
            case REFERENCE -> Lane.Mover.REFERENCE;
            case NONE -> Lane.Mover.NONE;
        };
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
