package io.bufferscope.app.scope;

/// A step that the user wants to find again.
///
/// @param step from 1
/// @param note why; may be empty
record Bookmark(long step, String note) {}
