package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.List;

/// A way of moving a payload, told as the hops it takes.
///
/// @param id name on the command line, in keys and in JSON, such as `socket.heap`
/// @param hops in the order in which a byte takes them
public record TransferPath(String id, Group group, Standing standing, List<Hop> hops) {

    public TransferPath {
        hops = List.copyOf(hops);
    }

    /// A path that can be run here.
    public static TransferPath live(String id, Group group, Hop... hops) {
        return new TransferPath(id, group, Standing.LIVE, List.of(hops));
    }

    /// A path that is only drawn.
    public static TransferPath model(String id, Hop... hops) {
        return new TransferPath(id, Group.MODEL, Standing.MODEL, List.of(hops));
    }

    /// What it is for: only paths for the same job can be weighed against each other.
    public String job() {
        return id.contains(".") ? id.substring(0, id.indexOf('.')) : id;
    }

    /// How often a processor copies each byte, at both ends.
    public int cpuCopies() {
        return (int) hops.stream().filter(Hop::copiesByCpu).count();
    }

    /// How often a processor copies each byte before it leaves the near end.
    public int nearCopies() {
        return (int) hops.stream()
                .filter(hop -> hop.copiesByCpu() && hop.from().side() == Place.Side.NEAR)
                .count();
    }

    /// What people call it.
    public String name(Messages words) {
        return words.text("copies.path." + id);
    }

    /// Why its bytes go this way, in a sentence or two.
    public String reason(Messages words) {
        return words.text("copies.reason." + id);
    }
}
