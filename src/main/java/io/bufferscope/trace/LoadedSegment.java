package io.bufferscope.trace;

import java.util.Arrays;

/// The operations of a segment in memory.
///
/// @param index number of the segment, from 0
/// @param ops key frame and operations, without sections
/// @param key bytes of the key frame
/// @param length bytes of all
/// @param before number of steps before it
/// @param last number of its last step
record LoadedSegment(int index, byte[] ops, int key, int length, long before, long last) {

    /// Takes the sections of a segment apart.
    ///
    /// @param region the sections
    /// @param more operations that are in no section yet
    /// @param moreLength their bytes
    static LoadedSegment of(int index, byte[] region, byte[] more, int moreLength, long before, long last)
            throws TraceFormatException {
        int key = 0;
        int length = 0;
        ChunkHeader header = new ChunkHeader();
        for (int at = 0; at < region.length; ) {
            int payload = check(header, region, at);
            boolean isKey = header.kind() == Section.KEY;
            if (isKey || header.kind() == Section.OPS) {
                System.arraycopy(region, payload, region, length, header.length());
                length += header.length();
                key += isKey ? header.length() : 0;
            }
            at = payload + header.length();
        }
        byte[] ops = moreLength == 0 ? region : Arrays.copyOf(region, length + moreLength);
        System.arraycopy(more, 0, ops, length, moreLength);
        return new LoadedSegment(index, ops, key, length + moreLength, before, last);
    }

    private static int check(ChunkHeader header, byte[] region, int at) throws TraceFormatException {
        if (region.length - at >= ChunkHeader.SIZE) {
            header.read(region, at);
            int payload = at + ChunkHeader.SIZE;
            if (header.marked() && header.length() <= region.length - payload && header.fits(region, payload)) {
                return payload;
            }
        }
        throw new TraceFormatException(
                TraceFormatException.Kind.DAMAGED, "The recording was changed on the disk while it was open.");
    }
}
