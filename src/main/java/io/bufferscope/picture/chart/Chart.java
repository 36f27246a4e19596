package io.bufferscope.picture.chart;

import java.util.List;

/// What a chart shows: panels one below or beside the other over one axis of whole numbers.
///
/// @param id begins the ids of its shapes
/// @param axis what is counted along it, in words
/// @param first the least place on the axis
/// @param last the greatest place, not less than `first`
/// @param panels at least one
/// @param stops places that the pointer finds, ascending
public record Chart(String id, String axis, long first, long last, List<Panel> panels, List<Stop> stops) {

    /// Lines that share a scale.
    ///
    /// @param unit what the scale counts
    /// @param top the end of the scale; 0 for as much as its lines need
    public record Panel(Unit unit, double top, List<Line> lines) {}

    /// A figure along the axis.
    ///
    /// @param id names it, such as `used`
    /// @param look its look, which no other line of the chart has
    /// @param word its name, one or two words
    /// @param known how it is known, in a word
    /// @param spots where it changes, by ascending places; empty if it cannot be seen
    public record Line(String id, LineLook look, String word, String known, List<Spot> spots) {

        /// Its value at a place: that of the last spot that is not after it; not a number if there is none.
        double at(long place) {
            double value = Double.NaN;
            for (Spot spot : spots) {
                if (spot.place() > place) {
                    break;
                }
                value = spot.value();
            }
            return value;
        }
    }

    /// A value at a place; it holds until the next.
    public record Spot(long place, double value) {}

    /// A place that the pointer finds.
    ///
    /// @param step what a click there asks for, told by the id `CHART/at:STEP`
    /// @param tip what is said there
    public record Stop(long place, long step, String tip) {}

    /// What a scale counts.
    public enum Unit {
        BYTES,
        /// From 0 to 1, written from 0 to 100.
        PERCENT,
        /// Plain numbers.
        COUNT
    }
}
