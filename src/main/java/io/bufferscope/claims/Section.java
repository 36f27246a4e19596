package io.bufferscope.claims;

/// A titled part of what is told of a claim.
///
/// @param title a few words
/// @param text sentences, or lines to be shown as they are
/// @param code whether the text is lines to be shown as they are
public record Section(String title, String text, boolean code) {

    static Section prose(String title, String text) {
        return new Section(title, text, false);
    }

    static Section lines(String title, String text) {
        return new Section(title, text.stripTrailing(), true);
    }
}
