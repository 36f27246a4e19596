package io.bufferscope.picture;

/// The meaning of a shape, from which a theme makes colours, strokes and patterns.
///
/// No meaning is told by colour alone: each zone has a pattern, each pointer a word.
public enum Style {
    /// Plain surface or group without an own look.
    PLAIN,
    /// Bytes that can be read: from position to limit, or from readerIndex to writerIndex.
    READABLE,
    /// Room to write into.
    WRITABLE,
    /// Bytes already read or passed: before position, or before readerIndex.
    CONSUMED,
    /// Bytes from the limit to the capacity.
    BEYOND_LIMIT,
    /// Room between capacity and maxCapacity, which does not exist yet.
    NOT_YET,
    /// A cell whose byte the last call wrote.
    WRITTEN,
    /// A cell whose byte the last call read.
    READ,
    /// A tape whose reference count is 0.
    FREED,
    /// Bytes that were not recorded.
    UNKNOWN,
    /// The outline of a cell.
    CELL,
    /// The outline of the cells of one element of a typed view.
    GROUP,
    /// A fold: bytes left out of the picture.
    FOLD,
    /// The position.
    CURSOR_POSITION,
    /// The readerIndex.
    CURSOR_READ,
    /// The limit.
    BOUND_LIMIT,
    /// The writerIndex.
    CURSOR_WRITE,
    /// The mark.
    MARK,
    /// The capacity or maxCapacity.
    BOUND_CAPACITY,
    /// A bracket that shows which part of a memory a view covers.
    BRACKET,
    /// An arrow from the old place of a position to the new one.
    TRAVEL,
    /// An arrow from the old place of a readerIndex to the new one.
    TRAVEL_READ,
    /// An arrow from the old place of a writerIndex to the new one.
    TRAVEL_WRITE,
    /// An arrow from the old place of a limit to the new one.
    TRAVEL_LIMIT,
    /// An arrow from the old place of a mark to the new one.
    TRAVEL_MARK,
    /// An arrow from the old place of a capacity to the new one.
    TRAVEL_CAPACITY,
    /// The ground of a warning word that stands over cells.
    BADGE,
    /// The sign of the selected tape.
    SELECTED,
    /// A title: the name of a tape.
    TITLE,
    /// Text of first importance.
    TEXT,
    /// Text of second importance.
    FAINT,
    /// A hex byte.
    BYTE,
    /// A character under a byte, or an index under a cell.
    SMALL,
    /// A warning, such as shared or freed memory in use.
    WARNING,
    /// A place of a pool that a live buffer has.
    POOL_LIVE,
    /// A place of a pool that waits in a thread cache.
    POOL_CACHED,
    /// A run of a pool that is cut into elements.
    POOL_SUBPAGE,
    /// A place of a pool that nobody has.
    POOL_FREE,
    /// Pages in use by buffers that are not known one by one.
    POOL_UNDIVIDED,
    /// A place whose buffer nobody can release any more.
    POOL_LEAKED,
    /// What the step placed: its outline and words.
    POOL_NEW,
    /// A chunk that moved to another list: arrow and words.
    POOL_MOVED,
    /// A box that holds parts of a pool.
    POOL_BOX,
    /// The outline of what is looked at closely.
    POOL_CHOSEN,
    /// The place that a reader predicts.
    POOL_GUESS,
    /// The first line of a chart.
    CHART_1,
    /// The second line of a chart.
    CHART_2,
    /// The third line of a chart.
    CHART_3,
    /// The fourth line of a chart.
    CHART_4,
    /// The mark of the first line of a chart.
    CHART_MARK_1,
    /// The mark of the second line of a chart.
    CHART_MARK_2,
    /// The mark of the third line of a chart.
    CHART_MARK_3,
    /// The mark of the fourth line of a chart.
    CHART_MARK_4,
    /// The lines of a chart's scale.
    CHART_GRID,
    /// The edge at which a chart's scale is 0.
    CHART_AXIS,
    /// The step being looked at, in a chart.
    CHART_CURSOR,
    /// Where a line of a chart may as well run.
    CHART_BAND,
    /// A line of a chart that someone else has measured.
    CHART_QUOTED,
    /// The mark of such a line.
    CHART_MARK_QUOTED,
    /// A place in memory of a process.
    COPY_USER,
    /// A place in memory of the kernel.
    COPY_KERNEL,
    /// A place in a device.
    COPY_DEVICE,
    /// The line between a process and the kernel.
    COPY_BORDER,
    /// A way on which a processor copies.
    COPY_BY_CPU,
    /// A way on which a device moves bytes.
    COPY_BY_DMA,
    /// A way on which only a reference goes.
    COPY_BY_REFERENCE,
    /// A way on which nothing goes.
    COPY_NONE,
    /// The head of an arrow along which a processor copies.
    COPY_CPU_HEAD,
    /// The head of an arrow along which a device moves bytes.
    COPY_DMA_HEAD,
    /// The head of an arrow along which a reference goes.
    COPY_REFERENCE_HEAD,
    /// The payload on its way.
    COPY_TOKEN,
    /// The ground of a word that says how far a path is real.
    COPY_BADGE,
    /// The score of a benchmark.
    BENCH_BAR,
    /// The interval of a score.
    BENCH_INTERVAL,
    /// What was measured in one iteration.
    BENCH_POINT,
    /// What was measured while a benchmark warmed up.
    BENCH_WARMUP
}
