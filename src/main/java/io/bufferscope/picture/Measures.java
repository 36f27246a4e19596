package io.bufferscope.picture;

/// Sizes in pixels at 100 % of the parts of a strip.
///
/// @param left room left of the cells, for half a pointer's word
/// @param right room right of them
/// @param cell width of a cell
/// @param perRow cells in a row
/// @param cellHeight height of a cell
/// @param byteSize font size of bytes
/// @param charSize font size of characters below them; 0 for no such row
/// @param indexSize font size of index numbers
/// @param labelSize font size of pointer words
/// @param lane height of a row of pointer words
/// @param titleSize font size of names
/// @param factSize font size of facts
record Measures(
        double left,
        double right,
        double cell,
        int perRow,
        double cellHeight,
        double byteSize,
        double charSize,
        double indexSize,
        double labelSize,
        double lane,
        double titleSize,
        double factSize) {

    private static final double LEFT = 56;
    private static final double RIGHT = 52;

    /// Room for index numbers under the cells.
    double indexBand() {
        return indexSize + 8;
    }

    /// Room between words and cells, in which a pointer's triangle stands.
    double triangle() {
        return 11;
    }

    static Measures normal(TapeOptions options) {
        Grid grid = Grid.of(options.width() - LEFT - RIGHT, options.format() == ByteFormat.DECIMAL ? 32 : 26, 46);
        double byteSize =
                Math.min(15, (grid.cell() - 5) / (0.6 * options.format().widest()));
        return new Measures(LEFT, RIGHT, grid.cell(), grid.perRow(), 46, byteSize, 11, 10, 12.5, 16, 17, 12.5);
    }

    static Measures small(TapeOptions options) {
        Grid grid = Grid.of(options.width() - LEFT - RIGHT, options.format() == ByteFormat.DECIMAL ? 28 : 22, 26);
        double byteSize =
                Math.min(11, (grid.cell() - 4) / (0.6 * options.format().widest()));
        return new Measures(LEFT, RIGHT, grid.cell(), grid.perRow(), 24, byteSize, 0, 9, 11, 14, 12.5, 11.5);
    }

    private record Grid(double cell, int perRow) {

        private static final int USUAL = 16;
        private static final double ROOMY = 40;

        /// Sixteen cells where they fit, more if they stay roomy, else as many as a power of two says.
        static Grid of(double room, double least, double most) {
            int perRow = USUAL;
            while (perRow > 1 && room / perRow < least) {
                perRow /= 2;
            }
            while (perRow >= USUAL && room / (perRow * 2) >= Math.min(ROOMY, most)) {
                perRow *= 2;
            }
            return new Grid(Math.floor(Math.clamp(room / perRow, least, most)), perRow);
        }
    }
}
