package io.bufferscope.theme;

/// The colours of a theme by their role, as `#rrggbb`; after the colours of Okabe and Ito, darkened or lightened until
/// text in them can be read.
///
/// @param surface background of a picture
/// @param text text of first importance
/// @param faint text of second importance
/// @param grid outlines of cells
/// @param readable fill of readable bytes
/// @param passed fill of bytes already read
/// @param ink textures
/// @param position the position of a `java.nio` buffer
/// @param reader the readerIndex
/// @param writer the writerIndex
/// @param limit the limit
/// @param mark the mark
/// @param bound the capacity
/// @param written fill of bytes the last call wrote
/// @param danger warnings
/// @param accent what is selected
/// @param live fill of places in a pool that live buffers have
/// @param subpage fill of runs in a pool that are cut into elements
/// @param cached fill of places in a pool that wait in a thread cache
record Colours(
        String surface,
        String text,
        String faint,
        String grid,
        String readable,
        String passed,
        String ink,
        String position,
        String reader,
        String writer,
        String limit,
        String mark,
        String bound,
        String written,
        String danger,
        String accent,
        String live,
        String subpage,
        String cached) {

    static Colours of(Theme theme) {
        return switch (theme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case HIGH_CONTRAST -> HIGH_CONTRAST;
        };
    }

    private static final Colours LIGHT = new Colours(
            "#ffffff", "#1f2328", "#57606a", "#c4ccd4", "#c9e2f0", "#f3f5f7", "#b4bdc7", "#b84a00", "#0067a3",
            "#00754f", "#a8447c", "#6b4fbb", "#5f6b77", "#ffe9a8", "#b42318", "#0969da", "#dcc8e6", "#bfe3d0",
            "#f5e7c4");

    private static final Colours DARK = new Colours(
            "#0d1117", "#e6edf3", "#adb6c0", "#3d4651", "#163c58", "#161b22", "#3d4854", "#ff9d4d", "#62b8f5",
            "#3fce9f", "#ec92c3", "#b69cff", "#a3aeb9", "#4a3a06", "#ff8a80", "#58a6ff", "#5a3a69", "#16503f",
            "#43371a");

    private static final Colours HIGH_CONTRAST = new Colours(
            "#000000", "#ffffff", "#ffffff", "#ffffff", "#003a66", "#000000", "#6e6e6e", "#ffb366", "#7cc8ff",
            "#5cf0bf", "#ffa8d6", "#cdbaff", "#ffffff", "#5a4600", "#ffa69e", "#ffff00", "#57207a", "#0a4a33",
            "#3a2f00");
}
