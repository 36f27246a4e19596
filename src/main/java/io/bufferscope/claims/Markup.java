package io.bufferscope.claims;

/// A text that is being written, with headings and sections.
interface Markup {

    void paragraph(String sentence);

    /// An article begins.
    void heading(String title);

    /// A claim begins.
    void claim(String id, String verdict, String statement);

    void section(Section section);
}
